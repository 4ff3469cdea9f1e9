/** What other domains may use of reports without a name. */
export { ReportWithoutName } from './lazy-report-without-name.tsx';
