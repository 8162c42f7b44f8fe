/** The tree of functions. The chosen row is edited beside the tree. Buttons, or Alt with the arrow keys, move it. */
import { Button, useMediaQuery } from '@mui/material';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { GridDocument, GridProblem } from '@valorisation/rules';
import { staffGridDraft } from '../../../../i18n/fr';
import { cx } from '../../../../ui/cx';
import { Icon } from '../../../../ui/Icon';
import { Stack, Text } from '../../../../ui/layout/primitives';
import styles from '../Draft.module.css';
import {
  familiesOf,
  functionsOf,
  moveNode,
  placeOf,
  titleOf,
  withNode,
  type NodeKind,
  type Step,
  type TreeNode,
} from '../tree';
import { NodeForm } from './NodeForm';
import type { PartProps } from './part';
import { useGetList } from 'react-admin';

const { tree: words } = staffGridDraft;

const keyOf = ({ kind, id }: TreeNode): string => `${kind}-${id}`;

interface TreeProps extends PartProps {
  problems: readonly GridProblem[];
}

export function TreePart({ document, change, problems }: TreeProps) {
  const [chosen, setChosen] = useState<TreeNode | null>(null);
  const [announced, setAnnounced] = useState('');
  const moved = useRef<string | null>(null);
  const next = useNextNumbers(document);

  // A moved row is rendered at another place, so the focus follows it.
  useEffect(() => {
    if (moved.current === null) return;
    window.document.getElementById(moved.current)?.focus();
    moved.current = null;
  }, [document]);

  function move(node: TreeNode, step: Step): void {
    const after = moveNode(document, node, step);
    if (after === document) return;
    const { catpars, enfants, metiers } = after;
    const [title, place] = [titleOf(after, node), placeOf(after, node)];
    const isElsewhere = place !== null && placeOf(document, node) !== place;
    setAnnounced(isElsewhere ? words.moved(title, place) : words.reordered(title));
    const { activeElement } = window.document;
    moved.current = activeElement instanceof HTMLElement && activeElement.id !== '' ? activeElement.id : keyOf(node);
    change({ catpars, enfants, metiers });
  }

  function add(kind: TreeNode['kind'], title: string, parent: number): void {
    const node = { kind, id: next[kind] };
    const { catpars, enfants, metiers } = withNode(document, node, title, parent);
    change({ catpars, enfants, metiers });
    setChosen(node);
  }

  const wrong = wrongNodes(document, problems);
  // Without room beside the tree, the form stands below its row.
  const isNarrow = useMediaQuery('(max-width: 899px)', { noSsr: true });
  const form = chosen !== null && (
    <div className={styles.side}>
      <NodeForm key={keyOf(chosen)} node={chosen} document={document} change={change} onGone={() => setChosen(null)} />
    </div>
  );
  const isOpen = (node: TreeNode) => chosen !== null && keyOf(chosen) === keyOf(node);
  const row = (node: TreeNode) => (
    <>
      <NodeRow
        node={node}
        title={titleOf(document, node)}
        isChosen={isOpen(node)}
        isWrong={wrong.has(keyOf(node))}
        onChoose={() => setChosen(isNarrow && isOpen(node) ? null : node)}
        onMove={(step) => move(node, step)}
      />
      {isNarrow && isOpen(node) && form}
    </>
  );
  const adding = (label: string, of: string, act: () => void) => (
    <Button size="small" aria-label={`${label}\u00a0: ${of}`} onClick={act}>
      {label}
    </Button>
  );
  return (
    <Stack gap={3}>
      <Text tone="hint">{words.help}</Text>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
      <div className={styles.tree}>
        <div>
          <ul aria-label={words.title} className="unmarked">
            {document.catpars.map(({ catpar_id: domain, catpar_title: domainTitle }) => (
              <li key={domain}>
                {row({ kind: 'domain', id: domain })}
                <ul className="unmarked">
                  {familiesOf(document, domain).map(({ catenf_id: family, catenf_title: familyTitle }) => (
                    <li key={family}>
                      {row({ kind: 'family', id: family })}
                      <ul className="unmarked">
                        {functionsOf(document, family).map(({ metier_id: id }) => (
                          <li key={id}>{row({ kind: 'function', id })}</li>
                        ))}
                        <li>
                          {adding(words.addFunction, familyTitle, () => add('function', words.newFunction, family))}
                        </li>
                      </ul>
                    </li>
                  ))}
                  <li>{adding(words.addFamily, domainTitle, () => add('family', words.newFamily, domain))}</li>
                </ul>
              </li>
            ))}
          </ul>
          <Button size="small" onClick={() => add('domain', words.newDomain, 0)}>
            {words.addDomain}
          </Button>
        </div>
        {!isNarrow && (form || <Text tone="hint">{words.nothing}</Text>)}
      </div>
    </Stack>
  );
}

function wrongNodes(document: PartProps['document'], problems: readonly GridProblem[]): ReadonlySet<string> {
  return new Set(
    problems.flatMap(({ part, place, isWarning }): string[] => {
      if (place === null || isWarning) return [];
      if (part === 'metiers') return [keyOf({ kind: 'function', id: document.metiers[place]?.metier_id ?? -1 })];
      if (part === 'enfants') return [keyOf({ kind: 'family', id: document.enfants[place]?.catenf_id ?? -1 })];
      return part === 'catpars' ? [keyOf({ kind: 'domain', id: document.catpars[place]?.catpar_id ?? -1 })] : [];
    }),
  );
}

interface NodeRowProps {
  node: TreeNode;
  title: string;
  isChosen: boolean;
  isWrong: boolean;
  onChoose: () => void;
  onMove: (step: Step) => void;
}

function NodeRow({ node, title, isChosen, isWrong, onChoose, onMove }: NodeRowProps) {
  const name = title.trim() === '' ? words.untitled : title;
  const key = keyOf(node);

  function press(event: KeyboardEvent): void {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  }

  return (
    <div className="row gap-1">
      <button
        type="button"
        id={key}
        className={cx(styles.node, node.kind !== 'function' && styles[node.kind], isWrong && styles.wrong)}
        aria-pressed={isChosen}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={onChoose}
        onKeyDown={press}
      >
        {name}
      </button>
      <button
        type="button"
        id={`${key}-up`}
        className={styles.step}
        aria-label={words.up(name)}
        onClick={() => onMove(-1)}
      >
        <Icon name="up" size={16} />
      </button>
      <button
        type="button"
        id={`${key}-down`}
        className={styles.step}
        aria-label={words.down(name)}
        onClick={() => onMove(1)}
      >
        <Icon name="down" size={16} />
      </button>
    </div>
  );
}

const PARTS: Readonly<Record<NodeKind, string>> = { domain: 'catpars', family: 'enfants', function: 'metiers' };

function useHighest(kind: NodeKind): number {
  const { data } = useGetList<{ id: number; number: number }>('grid-parts', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'number', order: 'DESC' },
    filter: { part: PARTS[kind] },
  });
  return data?.[0]?.number ?? 0;
}

/** Once a version has used a number, the number belongs to that function for ever. */
function useNextNumbers({ catpars, enfants, metiers }: GridDocument): Readonly<Record<NodeKind, number>> {
  const [domain, family, job] = [useHighest('domain'), useHighest('family'), useHighest('function')];
  return {
    domain: Math.max(domain, ...catpars.map((row) => row.catpar_id)) + 1,
    family: Math.max(family, ...enfants.map((row) => row.catenf_id)) + 1,
    function: Math.max(job, ...metiers.map((row) => row.metier_id)) + 1,
  };
}
