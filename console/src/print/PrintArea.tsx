/** The print routes. Each shows the same page as the worker prints, from the same templates. */
import { useLocation, useParams, useRoutes } from 'react-router-dom';
import type { Sent } from '@valorisation/contract';
import { files } from '../api/files';
import { BareLayout } from '../layout/BareLayout';
import { NotFoundPage } from '../layout/NotFoundPage';
import { paths, routes } from '../routes';
import { PrintedPage } from './PrintedPage';

/**
 * The query parameters for another share and the amounts that the previous page showed, and for the parts of a job
 * sheet.
 */
const ASKED = ['q', 'indice', 'indiceMajore', 'remuneration', 'signatures', 'annexe'] as const;

interface Printable {
  /** The name of the call that answers the page. */
  readonly source: string;
  readonly back: (id: number) => string;
  readonly takesQuery?: boolean;
  /** The PDF of the page. Given when no other page offers this PDF. */
  readonly file?: (id: number) => Sent;
}

function PrintRoute({ source, back, takesQuery = false, file }: Printable) {
  const { id } = useParams();
  const { search } = useLocation();
  const number = Number(id);
  if (!Number.isInteger(number) || number <= 0) {
    return (
      <BareLayout>
        <NotFoundPage />
      </BareLayout>
    );
  }
  const given = new URLSearchParams(search);
  const asked = ASKED.map((name) => [name, given.get(name)] as const);
  const query = asked.filter((entry): entry is [(typeof ASKED)[number], string] => entry[1] !== null);
  const path = `${source}/${number}`;
  return (
    <PrintedPage
      key={`${path}?${search}`}
      path={path}
      query={takesQuery ? Object.fromEntries(query) : {}}
      back={back(number)}
      file={file?.(number)}
    />
  );
}

const pages: Readonly<
  Record<'print_conclusion' | 'print_valuation' | 'print_job_description' | 'print_interview', Printable>
> = {
  print_conclusion: { source: '/v1/valor/print', back: paths.conclusion },
  print_valuation: { source: '/v1/valor/print', back: paths.conclusion, takesQuery: true },
  print_job_description: { source: '/v1/job/print', back: paths.jobDescription, takesQuery: true },
  print_interview: { source: '/v1/job/interview/print', back: paths.person, file: files.interview },
};

export default function PrintArea() {
  const { print_conclusion, print_valuation, print_job_description, print_interview } = routes;
  return useRoutes([
    { path: print_conclusion.pattern, element: <PrintRoute {...pages.print_conclusion} /> },
    { path: print_valuation.pattern, element: <PrintRoute {...pages.print_valuation} /> },
    { path: print_job_description.pattern, element: <PrintRoute {...pages.print_job_description} /> },
    { path: print_interview.pattern, element: <PrintRoute {...pages.print_interview} /> },
  ]);
}
