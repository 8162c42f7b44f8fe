/**
 * The estimate as a document. The browser's script takes over one tree of elements. For readers without a script there
 * is also a form that asks the server (backend/docs/adr/0033).
 */
import { functionCalls, gridCalls } from '@valorisation/contract';
import { MAYOTTE, OTHER_FUNCTION_ID, type FunctionName } from '@valorisation/rules';
import { useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { Link, useLocation } from 'react-router-dom';
import { queryOfFunction, searchedWords } from '../amounts/model/chosenFunction';
import { finderOf } from '../amounts/model/finderOf';
import { readEstimate } from '../amounts/model/estimateAddress';
import { WIRE_NAMES } from '../amounts/model/estimateQuery';
import { plannedDue } from '../amounts/model/plannedDue';
import { foundOptions, foundStatus } from '../amounts/parts/foundOptions';
import { toFunctionNames } from '../api/functionNames';
import { toPublicReference, type PublicReference } from '../api/reference';
import documentStyles from '../estimate/document/Document.module.css';
import { DATA_ID, EstimateIsland, PLACE_ID, type IslandProps } from '../estimate/document/EstimateIsland';
import { classification, estimate } from '../i18n/fr';
import { paths } from '../routes';
import pageStyles from '../layout/Page.module.css';
import { useAnswer } from '../api/useAnswer';
import { Button } from '../ui/Button';
import { cx } from '../ui/cx';
import { Field } from '../ui/Field';
import { Stack, Text } from '../ui/layout/primitives';
import { jsonInMarkup } from './documentHtml';
import { ServerRenderContext, type ServerRender } from '../serverRender';

const { withoutScript: words, place } = estimate;
const { labels } = classification.calculation;

/** Passes on the former value while an equal one comes, so that the search made of it serves many requests. */
function steady<Answer, Value>(to: (answer: Answer) => Value): (answer: Answer) => Value {
  let last: { readonly text: string; readonly value: Value } | undefined;
  return (answer) => {
    const text = JSON.stringify(answer);
    if (last?.text !== text) last = { text, value: to(answer) };
    return last.value;
  };
}
const steadyReference = steady(toPublicReference);
const steadyNames = steady(toFunctionNames);

interface WithoutScriptProps {
  reference: PublicReference;
  names: readonly FunctionName[];
  search: string;
  root: string;
}

/** The functions that fit the words of the home page's form, each as a link to its amount. */
function Answers({ reference, names, search, root }: WithoutScriptProps) {
  const typed = searchedWords(search);
  if (typed === '') return null;
  const found = finderOf(reference.grid, names)(typed);
  const options = foundOptions(reference.grid, found, typed, (job) => plannedDue(reference, job));
  return (
    <>
      <h2>{foundStatus(found)}</h2>
      <Text tone="hint">{classification.newValuation.amounts}</Text>
      <ul>
        {options
          .filter(({ id }) => id !== OTHER_FUNCTION_ID)
          .map(({ id, label, detail, amount }) => (
            <li key={id}>
              <a href={`${root}${paths.estimate(queryOfFunction(id)).slice(1)}`}>{label}</a> <strong>{amount}</strong>
              <Text tone="hint">{detail}</Text>
            </li>
          ))}
      </ul>
    </>
  );
}

/** The few inputs that most estimates need. All degrees are the planned ones. */
function WithoutScript(props: WithoutScriptProps) {
  const {
    reference: { grid },
    search,
    root,
  } = props;
  const { department, given } = readEstimate(search);
  return (
    <form method="get" action={root + paths.estimate().slice(1)} className={cx(pageStyles.page, pageStyles.normal)}>
      <Answers {...props} />
      <h2>{words.title}</h2>
      <Text reading>{words.text}</Text>
      <Stack gap={4} above={4} className="max-560">
        <Field label={words.function}>
          {(links) => (
            <select {...links} name={WIRE_NAMES.functionId} defaultValue={given.functionId}>
              {grid.families.map((family) => (
                <optgroup key={family.id} label={family.title}>
                  {grid.functions
                    .filter(({ familyId }) => familyId === family.id)
                    .map(({ id, title }) => (
                      <option key={id} value={id}>
                        {title}
                      </option>
                    ))}
                </optgroup>
              ))}
            </select>
          )}
        </Field>
        <Field label={labels.shareHundredths} hint={classification.calculation.shareHint}>
          {(links) => (
            <input
              {...links}
              name={WIRE_NAMES.shareHundredths}
              inputMode="decimal"
              defaultValue={(given.shareHundredths ?? 10_000) / 100}
            />
          )}
        </Field>
        <Field label={labels.seniorityOn} optional>
          {(links) => (
            <input {...links} type="date" name={WIRE_NAMES.seniorityOn} defaultValue={given.seniorityOn ?? ''} />
          )}
        </Field>
        <Field label={labels.leaveWeeks}>
          {(links) => (
            <select {...links} name={WIRE_NAMES.leaveWeeks} defaultValue={given.leaveWeeks ?? 0}>
              {grid.leaveSteps.map(({ weeks }) => (
                <option key={weeks} value={weeks}>
                  {classification.calculation.leaveWeeks(weeks)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={place.label} hint={place.hint}>
          {(links) => (
            <select {...links} name={WIRE_NAMES.department} defaultValue={department ?? ''}>
              <option value="">{place.elsewhere}</option>
              <option value={MAYOTTE}>{place.mayotte}</option>
            </select>
          )}
        </Field>
        <div>
          <Button variant="primary" type="submit">
            {words.send}
          </Button>
        </div>
      </Stack>
      <Text above={4}>
        {words.api} <a href={`${root}api-docs`}>GET /v1/estimate</a>. {words.question}{' '}
        <Link to={paths.contact()}>{words.contact}</Link>.
      </Text>
    </form>
  );
}

/** The markup that the browser's script takes over. During its rendering the page also says what it is about. */
function renderIsland(server: ServerRender, props: IslandProps): string {
  return renderToString(
    <ServerRenderContext value={server}>
      <EstimateIsland {...props} />
    </ServerRenderContext>,
  );
}

export function EstimateDocument() {
  const { search } = useLocation();
  const server = useContext(ServerRenderContext);
  const { found: reference } = useAnswer(gridCalls.inForce, {}, { to: steadyReference });
  const { found: names } = useAnswer(functionCalls.names, {}, { to: steadyNames });
  if (reference === undefined || names === undefined || server === null) return null;
  const { root } = server;
  const given = { reference, names, root };
  return (
    <>
      <div
        id={PLACE_ID}
        className={documentStyles.island}
        dangerouslySetInnerHTML={{ __html: renderIsland(server, { ...given, search }) }}
      />
      <noscript>
        <WithoutScript {...given} search={search} />
      </noscript>
      <script id={DATA_ID} type="application/json" dangerouslySetInnerHTML={{ __html: jsonInMarkup(given) }} />
    </>
  );
}
