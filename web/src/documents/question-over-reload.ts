/** What is being written, kept while 'Try Again' loads the page anew; gone with the tab, and given to nobody else. */
const NAME = 'question-over-reload';

export function reloadWith(userId: number, question: string): void {
  try {
    if (question !== '') sessionStorage.setItem(NAME, JSON.stringify({ userId, question }));
  } catch {
    // A browser that keeps nothing.
  }
  window.location.reload();
}

/** What this person was writing; once. */
export function questionOf(userId: number): string {
  try {
    const kept = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as {
      userId: number;
      question: string;
    } | null;
    sessionStorage.removeItem(NAME);
    return kept?.userId === userId ? kept.question : '';
  } catch {
    return '';
  }
}
