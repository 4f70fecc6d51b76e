import { useNavigate } from 'react-router-dom';
import { indiaDay } from '../../../../../schema/format/time.ts';
import { viewAddress } from '../../../lists/viewAddress.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { useNow } from '../../../ui/now.ts';

/** The first and the last day of the reports, which the address keeps. */
export function OwnDays({
  home,
  from,
  to,
}: {
  home: string;
  from: string | null;
  to: string | null;
}) {
  const navigate = useNavigate();
  const today = indiaDay(useNow());
  return (
    <form
      // Filled anew when the address says something else.
      key={`${from} ${to}`}
      aria-label="Date range"
      onSubmit={(event) => {
        event.preventDefault();
        const formData = new FormData(event.currentTarget);
        const day = (name: string) => {
          const sent = formData.get(name);
          return typeof sent === 'string' && sent !== '' ? sent : null;
        };
        const params = { days: 'own', from: day('from'), to: day('to') };
        void navigate(viewAddress(home, 'reports', params), { preventScrollReset: true });
      }}
      className="flex flex-wrap items-end gap-3"
    >
      <TextInput type="date" name="from" label="From" defaultValue={from ?? ''} max={today} />
      <TextInput type="date" name="to" label="To" defaultValue={to ?? ''} max={today} />
      <Button type="submit" variant="outline">
        Show
      </Button>
    </form>
  );
}
