import { beforeAll, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/', search: '', hash: '', href: 'http://localhost/' });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', { documentElement: { lang: '', dataset: {} }, addEventListener: () => undefined });

type Tables = typeof import('./tables');
let tables: Tables;
beforeAll(async () => {
  tables = await import('./tables');
});

describe('a code or a link', () => {
  it.each([
    ['imG_0tULTDlz', 'imG_0tULTDlz'],
    ['  imG_0tULTDlz ', 'imG_0tULTDlz'],
    ['https://eklat.example/t/imG_0tULTDlz', 'imG_0tULTDlz'],
    ['https://eklat.example/t/imG_0tULTDlz/?x=1#y', 'imG_0tULTDlz'],
    ['/t/-abc_DEF-123', '-abc_DEF-123'],
    ['kbf-tzmw-rdp', 'kbf-tzmw-rdp'],
    [' KBF tzmw rdp', 'kbf-tzmw-rdp'],
    ['Kbftzmwrdp', 'kbf-tzmw-rdp'],
    ['kbf–tzmw–rdp', 'kbf-tzmw-rdp'],
    ['eklat.example/t/KBF-TZMW-RDP', 'kbf-tzmw-rdp'],
    ['https://eklat.example/t/kbf-tzmw-rdp', 'kbf-tzmw-rdp'],
  ])('%s', (text, id) => expect(tables.tableIn(text)).toBe(id));

  it.each(['', 'a b c d e f', 'https://eklat.example/t/', 'ab', 'x'.repeat(80)])('refuses %j', (text) => {
    expect(tables.tableIn(text)).toBeNull();
  });
});

describe('seats', () => {
  it('gives everybody else to a bot', () => {
    expect(tables.everyoneElse(4, 'club')).toEqual({ 1: 'club', 2: 'club', 3: 'club' });
    expect(tables.everyoneElse(2, 'expert')).toEqual({ 1: 'expert' });
  });
});
