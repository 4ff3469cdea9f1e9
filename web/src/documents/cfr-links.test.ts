import { expect, it } from 'vitest';
import { linkCfrSections } from './cfr-links.ts';

const linksIn = (value: string, type = 'paragraph') => {
  const tree = { type: 'root', children: [{ type, children: [{ type: 'text', value }] }] };
  linkCfrSections()(tree);
  const nodes = tree.children[0]?.children as {
    type: string;
    url?: string;
    children?: { value: string }[];
  }[];
  return nodes.filter((node) => node.type === 'link').map(({ url, children }) => [children?.[0]?.value, url]);
};
const REGULATIONS = 'https://www.osha.gov/laws-regs/regulations/standardnumber';

it('links a section to its page at osha.gov and a paragraph to its place there', () => {
  expect(linksIn('See 29 CFR 1926.501 and 1926.1053(b)(5)(i), or 1904.39.')).toEqual([
    ['29 CFR 1926.501', `${REGULATIONS}/1926/1926.501`],
    ['1926.1053(b)(5)(i)', `${REGULATIONS}/1926/1926.1053#1926.1053(b)(5)(i)`],
    ['1904.39', `${REGULATIONS}/1904/1904.39`],
  ]);
});

it('leaves other numbers, and what is a link already, as they are', () => {
  expect(linksIn('1,926.5 feet in 1926. Call 1-800-321-6742; 1926.12345; 2926.501.')).toEqual([]);
  expect(linksIn('1926.501', 'link')).toEqual([]);
  expect(linksIn('1926.501', 'inlineCode')).toEqual([]);
});
