/** What the browser has read of a DSN. Nothing is sent before the person has said who and what goes. */
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useUser } from '../../../api/session';
import { exchange } from '../../../i18n/fr';
import { dsn as words } from '../../../i18n/fr/dsn';
import { Page } from '../../../layout/Page';
import { useSwitch } from '../../../layout/useSwitch';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Refusal } from '../../../ui/Refusal';
import { Cluster, Stack, Text } from '../../../ui/layout/primitives';
import { DsnPay } from './DsnPay';
import { DsnTable } from './DsnTable';
import { dsnFile, dsnRows } from './dsnRows';
import { Steps } from '../reading/Steps';
import type { ImportStage } from '../useImport';
import styles from './DsnStep.module.css';

export interface DsnStepProps {
  stage: Extract<ImportStage, { name: 'dsn' }>;
  onSend: (file: File) => void;
  onRestart: () => void;
}

function StartQuestion({
  isSeniority,
  refusal,
  onChange,
}: {
  isSeniority: boolean | null;
  refusal: string | null;
  onChange: (isSeniority: boolean) => void;
}) {
  const name = useId();
  const options = [
    [true, words.start.yes, words.start.yesDetail],
    [false, words.start.no, words.start.noDetail],
  ] as const;
  return (
    <fieldset>
      <legend className="below-2 pad-0 strong">{words.start.question}</legend>
      {options.map(([value, label, detail]) => (
        <label key={label} className={styles.choice}>
          <input type="radio" name={name} checked={isSeniority === value} onChange={() => onChange(value)} />
          <span>
            {label} <span className="quiet">{detail}</span>
          </span>
        </label>
      ))}
      {refusal !== null && (
        <p className="refusal" role="alert">
          {refusal}
        </p>
      )}
    </fieldset>
  );
}

export function DsnStep({ stage: { files, dsn }, onSend, onRestart }: DsnStepProps) {
  const user = useUser();
  const siret = user?.siret ?? null;
  const switchTo = useSwitch();
  const [rows, setRows] = useState(() => dsnRows(dsn, siret));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(rows.filter(({ leftOut }) => leftOut === null).map(({ id }) => id)),
  );
  const [withStart, setWithStart] = useState<boolean | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const sent = rows.filter(({ id }) => chosen.has(id));
  const lacking = sent.filter(({ shareHundredths }) => shareHundredths === null);
  const notProposed = rows.filter(({ leftOut }) => leftOut !== null).length;
  const months = [...new Set(dsn.declarations.map(({ month }) => month))].sort();
  const others = [...new Set(rows.filter((row) => row.leftOut === 'otherEstablishment').map((row) => row.siret))];
  const own = user?.establishments.filter((establishment) => others.includes(establishment.siret)) ?? [];

  function setShare(id: number, shareHundredths: number | null) {
    setRows((known) => known.map((row) => (row.id === id ? { ...row, shareHundredths } : row)));
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (withStart === null) return form.current?.querySelector<HTMLInputElement>('[type="radio"]')?.focus();
    const [first] = lacking;
    if (first !== undefined)
      return form.current?.querySelector<HTMLInputElement>(`[name="quotite-${first.id}"]`)?.focus();
    if (sent.length > 0) onSend(dsnFile(sent, withStart));
  }

  return (
    <Page key="dsn" title={words.title} intro={words.nothingSent} steps={<Steps current="file" />} follows>
      <form ref={form} noValidate onSubmit={submit}>
        <Stack gap={5}>
          <p className="breakable">
            <strong>{files.map(({ name }) => name).join(', ')}</strong>
            <span className="quiet">{words.of(months, rows.length)}</span>
          </p>
          {dsn.isTest && <Notice tone="wheat">{words.test}</Notice>}
          {!dsn.isWhole && <Notice tone="clay">{words.incomplete}</Notice>}
          {dsn.declarations.some(({ replaces }) => replaces) && <Notice>{words.replaces}</Notice>}
          {dsn.repeated.length > 0 && <Notice>{words.repeated(dsn.repeated.map(({ month }) => month))}</Notice>}
          {months.length > 1 && <Notice>{words.several}</Notice>}
          {others.length > 0 && (
            <Notice tone="wheat">
              <Stack gap={3}>
                <p>{words.otherSiret(others, siret ?? '')}</p>
                {own.length > 0 && <p>{words.chooseAgain}</p>}
                {own.length > 0 && (
                  <Cluster>
                    {own.map((establishment) => (
                      <Button key={establishment.accountId} onClick={() => void switchTo(establishment)}>
                        {words.switchTo(establishment.companyName)}
                      </Button>
                    ))}
                  </Cluster>
                )}
              </Stack>
            </Notice>
          )}
          <StartQuestion
            isSeniority={withStart}
            refusal={isAsked && withStart === null ? words.start.required : null}
            onChange={setWithStart}
          />
          {notProposed > 0 && <Text tone="hint">{words.notProposed(notProposed)}</Text>}
          <DsnTable rows={rows} chosen={chosen} isAsked={isAsked} onChoose={setChosen} onShare={setShare} />
          <Text reading>{words.leaves(withStart === true)}</Text>
          <Refusal text={isAsked && sent.length === 0 ? words.nothingChosen : null} />
          <Refusal text={isAsked && lacking.length > 0 ? words.sharesMissing(lacking.map(({ name }) => name)) : null} />
          <Cluster rowGap={2}>
            <Button type="submit" variant="primary">
              {words.send(sent.length)}
            </Button>
            <Button onClick={onRestart}>{exchange.file.another}</Button>
          </Cluster>
        </Stack>
      </form>
      {user?.seesPay === true && <DsnPay rows={rows} />}
    </Page>
  );
}
