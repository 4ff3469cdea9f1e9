/** What other domains may use of reports without a name. */
export { ReportWithoutName } from './report-without-name.tsx';
