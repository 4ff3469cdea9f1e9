import { Trans, useLingui } from '@lingui/react/macro';
import UserRound from 'lucide-react/icons/user-round';
import { useAppConfig } from '../api/app-config.ts';
import { useRoleName } from './role-name.ts';

interface Account {
  username: string;
  password: string;
}

/** In demo mode: who one can be here. Pressing one fills the form; nothing is sent yet. */
export function DemoAccounts({ onChoose }: { onChoose: (account: Account) => void }) {
  const { t } = useLingui();
  const roleName = useRoleName();
  const accounts = useAppConfig().data?.demoAccounts ?? [];
  if (accounts.length === 0) return null;
  return (
    <section aria-labelledby="demo-accounts" className="flex flex-col gap-2">
      <h2 id="demo-accounts" className="text-lead font-bold">
        <Trans>Demo accounts</Trans>
      </h2>
      <p className="text-label text-quiet">
        <Trans>This is a demonstration. Choose who you want to be, then press Sign in.</Trans>
      </p>
      <ul className="flex flex-col gap-2">
        {accounts.map((account) => (
          <li key={account.username}>
            <button
              type="button"
              onClick={() => onChoose(account)}
              className="edge flex min-h-14 w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-card px-3 py-2 text-left hover:bg-press"
            >
              <UserRound size={24} className="shrink-0 text-quiet" aria-hidden />
              <span className="min-w-0 flex-[1_1_7rem]">
                <span className="block font-semibold">{account.name}</span>
                <span className="block text-label text-quiet">
                  {roleName(account.role)} · {account.crew ?? t`all crews`}
                </span>
              </span>
              <span translate="no" className="text-label text-quiet sm:text-right">
                {account.username}
                <br />
                {account.password}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
