import { Link } from 'react-router-dom';
import { useViewedJournal } from '../../api/staffView';
import { JournalEntries } from '../../amounts/parts/JournalEntries';
import { life, staffView as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { useViewedIds, ViewFrame } from './ViewFrame';

export function JournalView() {
  const { id, row } = useViewedIds();
  const read = useViewedJournal(id, row);
  return (
    <ViewFrame read={read} title={() => life.journal.label}>
      {({ entries, reference }) => (
        <>
          <Link to={paths.adminViewValuation(id, row)}>{words.backToValuation}</Link>
          <JournalEntries entries={entries} reference={reference} />
        </>
      )}
    </ViewFrame>
  );
}
