/** After the focus went to a wrong field: brings its question and its answers into sight, not only the focused one. */
export function showWrongField(): void {
  document.activeElement?.closest('fieldset')?.scrollIntoView({ block: 'nearest' });
}
