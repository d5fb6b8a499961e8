import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['node_modules/', '.svelte-check/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off', // the types know
      'no-control-regex': 'off', // they are what is looked for
      'no-empty-pattern': 'off', // props that only others use
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_+$', varsIgnorePattern: '^_+$' }],
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
      'svelte/no-at-html-tags': 'off', // what is put in is drawn by our own functions
      'svelte/no-useless-mustaches': 'off', // {' '} is a space that stays
      'svelte/prefer-svelte-reactivity': 'off', // what nobody watches is not $state
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  { files: ['public/sw.js'], languageOptions: { globals: globals.serviceworker } },
);
