import { describe, expect, test } from 'vitest';
import { anchor, html } from '../../src/shell/markdown';

describe('blocks', () => {
  test.each([
    ['# Setup', '<h1 id="setup">Setup</h1>'],
    ['## FT-R1 Ties', '<h2 id="FT-R1">FT-R1 Ties</h2>'],
    ['one\ntwo', '<p>one two</p>'],
    ['one\n\ntwo', '<p>one</p>\n<p>two</p>'],
    ['---', '<hr>'],
    ['> said\n> so', '<blockquote><p>said so</p></blockquote>'],
    ['```\na < b\n# no\n```', '<pre tabindex="0">a &lt; b\n# no</pre>'],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
    ['- a\n  on\n  - b', '<ul><li>a on<ul><li>b</li></ul></li></ul>'],
    [
      '| a | b |\n|---|---|\n| 1 | |',
      '<div class="wide" tabindex="0"><table><thead><tr><th>a</th><th>b</th></tr></thead>' +
        '<tbody><tr><td>1</td><td></td></tr></tbody></table></div>',
    ],
  ])('%j', (source, wanted) => {
    expect(html(source)).toBe(wanted);
  });
});

describe('in a line', () => {
  test.each([
    [
      '**bold** and *slanted* and _so_',
      '<strong>bold</strong> and <em>slanted</em> and <em>so</em>',
    ],
    ['`a_b_c *d*`', '<code>a_b_c *d*</code>'],
    ['snake_case_name', 'snake_case_name'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['[here](#setup)', '<a href="#setup">here</a>'],
    ['`one` and `two`', '<code>one</code> and <code>two</code>'],
  ])('%j', (source, wanted) => {
    expect(html(source)).toBe(`<p>${wanted}</p>`);
  });

  test('everything is escaped', () => {
    expect(html('<img src=x> & "so"')).toBe('<p>&lt;img src=x&gt; &amp; &quot;so&quot;</p>');
    expect(html('`<b>`')).toBe('<p><code>&lt;b&gt;</code></p>');
    expect(html('# <b>')).toBe('<h1 id="b">&lt;b&gt;</h1>');
  });

  test('a link to elsewhere is only its words', () => {
    expect(html('[there](https://example.org/)')).toBe('<p>there</p>');
    expect(html('[there](javascript:alert)')).toBe('<p>there</p>');
  });
});

test('the anchor of a heading is its id, else its words without accents', () => {
  expect(anchor('DW-R07 The pool')).toBe('DW-R07');
  expect(anchor('Dokąd? Příprava!')).toBe('doka-d-pr-i-prava');
});
