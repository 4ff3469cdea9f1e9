/** The address of a link in a document, if it is http(s) or within the app; anything else leads nowhere: ''. */
export function safeAddress(url: string): string {
  const isInApp = /^\/(?![/\\])/.test(url) || url.startsWith('#');
  return isInApp || /^https?:\/\//i.test(url) ? url : '';
}
