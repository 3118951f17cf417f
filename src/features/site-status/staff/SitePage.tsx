import { FilterLinks } from '../../../ui/staff/FilterLinks.tsx';
import { OutcomeNote, Region, Screen } from '../../../ui/staff/Screen.tsx';
import type { DisplayTime } from '../../../shared/display-time.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import type { Flash } from '../../../staff/staff.contract.ts';
import { EngineeringParts } from './EngineeringParts.tsx';
import { SalesParts } from './SalesParts.tsx';
import { TABS, tabPath, type Tab } from './site-status.contract.ts';
import type { Engineering, Sales } from './site-status.ts';

interface SitePageProps {
  tab: Tab;
  /** Null where they are not asked for, or could not be read. */
  sales: Sales | null;
  engineering: Engineering | null;
  /** The outcome of the button before. */
  flash: Flash | null;
  time: DisplayTime;
}

/** The state of the site: what sales set and replace, and how the site runs. */
export const SitePage = ({ tab, sales, engineering, flash, time }: SitePageProps) => (
  <Screen
    title={staffPages.site.title}
    lead={
      <FilterLinks
        label="Site"
        current={tab}
        filters={(['sales', 'engineers'] as const).map((value) => ({
          value,
          label: TABS[value],
          href: tabPath(value),
        }))}
      />
    }
    actions={null}
    status={flash ? <OutcomeNote {...flash} /> : null}
    problem={(sales ?? engineering) ? null : 'Failed to load the site status'}
  >
    <Region label="Site status, entries">
      {sales ? <SalesParts {...sales} time={time} /> : null}
      {engineering ? <EngineeringParts {...engineering} time={time} /> : null}
    </Region>
  </Screen>
);
