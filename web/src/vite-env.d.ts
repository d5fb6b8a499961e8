/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:words' {
  const groups: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default groups;
}
