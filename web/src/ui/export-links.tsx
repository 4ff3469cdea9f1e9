import { Trans, useLingui } from '@lingui/react/macro';

/** Downloads of a list as it is filtered. `list`: the call whose `/export` gives it. The browser saves row by row. */
export function ExportLinks({ list, query = '' }: { list: string; query?: string }) {
  const { i18n } = useLingui();
  const addressOf = (format: string) => {
    const all = new URLSearchParams(query);
    all.set('format', format);
    all.set('language', i18n.locale);
    all.set('timeZone', Intl.DateTimeFormat().resolvedOptions().timeZone);
    return `${list}/export?${all.toString()}`;
  };
  return (
    <p className="flex flex-wrap gap-x-5 text-label">
      <a className="inline-flex min-h-11 items-center underline" href={addressOf('csv')} download>
        <Trans>Save this list as CSV</Trans>
      </a>
      <a className="inline-flex min-h-11 items-center underline" href={addressOf('xlsx')} download>
        <Trans>Save this list for Excel</Trans>
      </a>
    </p>
  );
}
