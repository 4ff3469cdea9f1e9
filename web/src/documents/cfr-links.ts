/** Parts of title 29 whose sections OSHA shows at an address of their own. */
const SECTION =
  /(?:\b29 CFR )?\b(1903|1904|1910|1915|1917|1918|1926)\.(\d{1,4})(?!\d)((?:\([A-Za-z0-9]{1,5}\))*)/g;

const REGULATIONS = 'https://www.osha.gov/laws-regs/regulations/standardnumber';

interface Node {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
}

/** Nodes whose words stay as they are. */
const untouched = new Set(['link', 'linkReference', 'inlineCode', 'code', 'html']);

/** For react-markdown: makes section numbers of 29 CFR links to the regulation at osha.gov. */
export function linkCfrSections() {
  return (tree: Node): void => linkIn(tree);
}

function linkIn(node: Node): void {
  if (untouched.has(node.type) || !node.children) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text' && child.value !== undefined) return split(child.value);
    linkIn(child);
    return child;
  });
}

function split(words: string): Node[] {
  const nodes: Node[] = [];
  let at = 0;
  for (const match of words.matchAll(SECTION)) {
    if (match.index > at) nodes.push({ type: 'text', value: words.slice(at, match.index) });
    nodes.push({ type: 'link', url: cfrAddress(match), children: [{ type: 'text', value: match[0] }] });
    at = match.index + match[0].length;
  }
  if (at < words.length) nodes.push({ type: 'text', value: words.slice(at) });
  return nodes;
}

/** The section at osha.gov; where a paragraph is named, at that paragraph. */
function cfrAddress([, part = '', section = '', paragraph = '']: RegExpMatchArray): string {
  const number = `${part}.${section}`;
  const page = `${REGULATIONS}/${part}/${number}`;
  return paragraph === '' ? page : `${page}#${number}${paragraph}`;
}
