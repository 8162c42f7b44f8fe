import { useState } from 'react';
import { Amount, Month, Percent } from '../ui/Amount';
import { BarTable } from '../ui/BarTable';
import { Difference } from '../ui/Difference';
import { FactList } from '../ui/FactList';
import { FactRow } from '../ui/FactRow';
import { Points } from '../ui/Points';
import { Pagination } from '../ui/Pagination';
import { Steps } from '../ui/Steps';
import { Summary } from '../ui/Summary';
import { NumberCell, NumberHead, SortHeader, Table } from '../ui/Table';
import { Tabs } from '../ui/Tabs';
import { Term } from '../ui/Term';
import { Example } from './Example';

const TABS = [
  { value: 'one', label: 'One', count: 12 },
  { value: 'two', label: 'Two' },
] as const;

function Choices() {
  const [tab, setTab] = useState<'one' | 'two'>('one');
  const [page, setPage] = useState(2);
  return (
    <>
      <Tabs label="Tabs" options={TABS} value={tab} onValueChange={setTab} panelId="panel" />
      <div id="panel" role="tabpanel" aria-labelledby={`panel-${tab}`}>
        The panel {tab}.
      </div>
      <Pagination page={page} lastPage={9} onPageChange={setPage} />
    </>
  );
}

/** What is read: facts, tables, ways through a page. */
export function Facts() {
  return (
    <>
      <Example of="Steps">
        <Steps
          label="Steps"
          current={1}
          steps={[{ title: 'Done', to: '/' }, { title: 'Current' }, { title: 'Next' }]}
        />
      </Example>
      <Example of="Difference">
        <Difference before="Answer the phone" after="Answer the phone and the mail" />
      </Example>
      <Example of="FactList FactRow Amount Term Summary">
        <FactRow
          label="Figures"
          see={(label) => `, ${label}: open`}
          facts={[
            { label: 'People', value: 13, details: ['15 functions'], to: '/' },
            { label: 'Amount', value: <Month cents={2_115_583} /> },
          ]}
        />
        <p className="large-amount">
          <Month cents={194_289} />
        </p>
        <FactList
          facts={[
            ['An hourly amount', <Amount key="hour" value={{ cents: 2744, unit: 'hour' }} />],
            ['No amount', <Amount key="none" value={null} />],
            ['A share', <Percent key="share" hundredths={8000} />],
          ]}
        />
        <p>
          A sentence with <Term name="seniority">a word</Term> that has a definition.
        </p>
        <details>
          <Summary>More</Summary>
          <p>What was folded.</p>
        </details>
      </Example>
      <Example of="Table BarTable">
        <Table label="A table">
          <thead>
            <tr>
              <SortHeader name="Name" order="asc" onSort={() => undefined}>
                Name
              </SortHeader>
              <NumberHead>Amount</NumberHead>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>A row</td>
              <NumberCell>
                <Month cents={151_861} />
              </NumberCell>
            </tr>
          </tbody>
        </Table>
        <BarTable
          label="Bars"
          columns={['Kind', 'Count']}
          rows={[
            { key: 'a', label: 'Many', value: 12, figures: [12] },
            { key: 'b', label: 'Few', value: 3, figures: [3] },
          ]}
          totals={[{ key: 'all', label: 'All', figures: [15] }]}
        />
      </Example>
      <Example of="Points">
        <Points text="880" /> <Points text="30,90" />
      </Example>
      <Example of="Tabs Pagination">
        <Choices />
      </Example>
    </>
  );
}
