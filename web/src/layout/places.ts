import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import BookCheck from 'lucide-react/icons/book-check';
import BookOpen from 'lucide-react/icons/book-open';
import ChartColumn from 'lucide-react/icons/chart-column';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import ClipboardPen from 'lucide-react/icons/clipboard-pen';
import CloudSun from 'lucide-react/icons/cloud-sun';
import FileText from 'lucide-react/icons/file-text';
import History from 'lucide-react/icons/history';
import House from 'lucide-react/icons/house';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import Megaphone from 'lucide-react/icons/megaphone';
import Settings from 'lucide-react/icons/settings';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import Volume2 from 'lucide-react/icons/volume-2';
import Bot from 'lucide-react/icons/bot';
import type { Role } from '@tailboard/contract/auth.ts';
import { deciders } from '@tailboard/contract/claim-terms.ts';
import { screens } from '../api/addresses.ts';
import type { Icon } from '../ui/tone.ts';

export interface Place {
  path: string;
  /** In the header. */
  title: MessageDescriptor;
  icon: Icon;
  /** False: the navigation leaves it out, and its address says that it is not built yet. */
  built: boolean;
  /** The word in the sidebar, where it stands there. */
  sidebar?: MessageDescriptor;
  /** In the sidebar beside the page alone: the menu of small screens, which have it in the bottom bar, leaves it out. */
  besidePage?: true;
  /** The word in the bottom bar, where it stands there. */
  bar?: MessageDescriptor;
  /** For these roles only; left out: for everybody. */
  roles?: readonly Role[];
}

/** Every place one can go to, in the order of the navigation. A later issue flips `built`. */
export const places: readonly Place[] = [
  {
    path: screens.dashboard,
    title: msg`Dashboard`,
    sidebar: msg`Dashboard`,
    bar: msg`Home`,
    icon: LayoutDashboard,
    built: true,
  },
  {
    path: screens.dailyBriefing,
    title: msg`Daily Briefing`,
    sidebar: msg`Daily Briefing`,
    bar: msg`Briefing`,
    icon: CloudSun,
    built: true,
  },
  {
    path: screens.incidents,
    title: msg`Incidents`,
    sidebar: msg`Incidents`,
    bar: msg({ message: 'Incidents', context: 'bottom bar, 50 pixels wide' }),
    icon: TriangleAlert,
    built: true,
  },
  {
    path: screens.report,
    title: msg`Report Incident`,
    sidebar: msg`Report Incident`,
    besidePage: true,
    bar: msg`Report`,
    icon: ClipboardPen,
    built: true,
  },
  {
    path: screens.claims,
    title: msg`Claims`,
    sidebar: msg`Claims`,
    bar: msg`Claims`,
    icon: FileText,
    built: true,
  },
  {
    path: screens.review,
    title: msg`Review`,
    sidebar: msg`Review`,
    icon: ClipboardCheck,
    built: true,
    roles: deciders,
  },
  {
    path: screens.safety,
    title: msg`Work Site Safety`,
    sidebar: msg`Work Site Safety`,
    bar: msg({ message: 'Safety', context: 'bottom bar, 50 pixels wide' }),
    icon: BookOpen,
    built: true,
  },
  {
    path: screens.actions,
    title: msg`Actions`,
    sidebar: msg`Actions`,
    icon: ClipboardList,
    built: true,
  },
  {
    path: screens.talks,
    title: msg`Toolbox talks`,
    sidebar: msg`Toolbox talks`,
    icon: Megaphone,
    built: true,
  },
  {
    path: screens.insights,
    title: msg`Insights`,
    sidebar: msg`Insights`,
    icon: ChartColumn,
    built: true,
    roles: ['supervisor', 'safety', 'admin'],
  },
  {
    path: screens.recordkeeping,
    title: msg`OSHA log`,
    sidebar: msg`OSHA log`,
    icon: BookCheck,
    built: true,
    roles: ['supervisor', 'safety', 'admin'],
  },
  { path: screens.history, title: msg`History`, sidebar: msg`History`, icon: History, built: true },
  { path: screens.settings, title: msg`Settings`, sidebar: msg`Settings`, icon: Settings, built: true },
  { path: screens.profile, title: msg`Profile`, bar: msg`Profile`, icon: UserRound, built: true },
  {
    path: screens.people,
    title: msg`People`,
    sidebar: msg`People`,
    icon: UsersRound,
    built: true,
    roles: ['admin'],
  },
  {
    path: screens.observations,
    title: msg`Reports without a name`,
    sidebar: msg`Reports without a name`,
    icon: MessageSquareWarning,
    built: true,
    roles: ['supervisor', 'safety', 'admin'],
  },
  {
    path: screens.jobs,
    title: msg`Background jobs`,
    sidebar: msg`Background jobs`,
    icon: ListChecks,
    built: true,
    roles: ['admin'],
  },
  { path: screens.assistant, title: msg`Assistant`, icon: Bot, built: true },
  { path: screens.ttsTest, title: msg`Text-to-speech test`, icon: Volume2, built: true },
];

/** Drawn in the bottom bar instead of the sidebar's picture. */
export const homeIcon: Icon = House;

const [dashboard] = places;

/** Whether the buttons of a form stand at the end of the screen there (ui/foot.tsx): the add button gives them its room. */
export const hasFoot = (path: string): boolean =>
  path === screens.report || path.startsWith(`${screens.report}/`) || path.endsWith('/edit');

/** The place of an address: itself or what it lies under, e.g. /claims for /claims/7. Unknown ones are the dashboard. */
export function placeOf(path: string): Place {
  const found = places.find((place) => path === place.path || path.startsWith(`${place.path}/`));
  return (found ?? dashboard) as Place;
}
