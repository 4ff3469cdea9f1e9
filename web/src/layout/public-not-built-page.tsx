import NotBuiltPage from './not-built-page.tsx';

/** The same for addresses that need no sign-in, where nothing stands around the page. */
export default function PublicNotBuiltPage() {
  return (
    <main className="mx-auto min-h-dvh w-full max-w-[44rem] p-4 pt-8">
      <NotBuiltPage />
    </main>
  );
}
