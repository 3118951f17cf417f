import { Island } from '../../../http/page/island.tsx';
import { button } from '../../../ui/staff/StaffButton.css.ts';
import { Region, Screen } from '../../../ui/staff/Screen.tsx';
import type { DisplayTime } from '../../../shared/display-time.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { erasePath, exportPath } from '../../../people/people.contract.ts';
import { PersonWork } from './client/PersonWork.island.tsx';
import type { Person } from './person.contract.ts';

interface PersonPageProps {
  person: Person;
  time: DisplayTime;
  me: string;
  names: string[];
  signature: string;
}

/** The page of one person. */
export function PersonPage(props: PersonPageProps) {
  const { id, name } = props.person;
  const action = { variant: 'secondary', size: 'small', className: button.toolbar } as const;
  return (
    <Screen
      title={name}
      actions={
        <>
          <Button {...action} href={exportPath(id)} download>
            Export
          </Button>
          <Button {...action} href={erasePath(id)}>
            Erase...
          </Button>
        </>
      }
      problem={null}
    >
      <Region label={`History of ${name}`}>
        <Island name="PersonWork" component={PersonWork} when="load" props={{ ...props }} />
      </Region>
    </Screen>
  );
}
