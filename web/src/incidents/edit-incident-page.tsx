import NotBuiltPage from '../layout/not-built-page.tsx';

/** Stands in until this screen is built. */
export default function EditIncidentPage() {
  return <NotBuiltPage />;
}
