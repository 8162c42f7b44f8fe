import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { GridDocument } from '@valorisation/rules';
import { staffGridDraft } from '../../../../i18n/fr';
import { Cluster, Stack, Text } from '../../../../ui/layout/primitives';
import { ConfirmDialog } from '../../../kit/ConfirmDialog';
import { ChoiceCell, TextCell } from '../Cell';
import { familiesInOrder, isRemovable, moveInto, titleOf, withoutNode, type TreeNode } from '../tree';
import { FunctionForm } from './FunctionForm';
import { withRow, type PartProps } from './part';

const { tree: words } = staffGridDraft;

interface NodeFormProps extends PartProps {
  node: TreeNode;
  onGone: () => void;
}

export function NodeForm({ node, document, change, onGone }: NodeFormProps) {
  return (
    <Stack gap={4}>
      <Typography variant="h6" component="h3">
        {words[node.kind]}
      </Typography>
      <Title node={node} document={document} change={change} />
      <Parent node={node} document={document} change={change} />
      {node.kind === 'function' && <FunctionForm id={node.id} document={document} change={change} />}
      <Remove node={node} document={document} change={change} onGone={onGone} />
    </Stack>
  );
}

function Title({ node: { kind, id }, document, change }: Omit<NodeFormProps, 'onGone'>) {
  const { catpars, enfants, metiers } = document;
  const shared = { label: words.label, isTitled: true };
  if (kind === 'function') {
    const place = metiers.findIndex((row) => row.metier_id === id);
    return (
      <TextCell
        at={{ part: 'metiers', place, field: 'metier_title', ...shared }}
        value={metiers[place]?.metier_title ?? ''}
        onChange={(title) => change({ metiers: withRow(metiers, place, { metier_title: title }) })}
      />
    );
  }
  if (kind === 'family') {
    const place = enfants.findIndex((row) => row.catenf_id === id);
    return (
      <TextCell
        at={{ part: 'enfants', place, field: 'catenf_title', ...shared }}
        value={enfants[place]?.catenf_title ?? ''}
        onChange={(title) => change({ enfants: withRow(enfants, place, { catenf_title: title }) })}
      />
    );
  }
  const place = catpars.findIndex((row) => row.catpar_id === id);
  return (
    <TextCell
      at={{ part: 'catpars', place, field: 'catpar_title', ...shared }}
      value={catpars[place]?.catpar_title ?? ''}
      onChange={(title) => change({ catpars: withRow(catpars, place, { catpar_title: title }) })}
    />
  );
}

function Parent({ node, document, change }: Omit<NodeFormProps, 'onGone'>) {
  const { catpars, enfants, metiers } = document;
  if (node.kind === 'domain') return null;
  const isFunction = node.kind === 'function';
  const place = isFunction
    ? metiers.findIndex((row) => row.metier_id === node.id)
    : enfants.findIndex((row) => row.catenf_id === node.id);
  const parent = isFunction ? metiers[place]?.fk_catenf : enfants[place]?.fk_catpar;
  const choices = isFunction
    ? familiesInOrder(document).map((row): [string, string] => [String(row.catenf_id), row.catenf_title])
    : catpars.map((row): [string, string] => [String(row.catpar_id), row.catpar_title]);
  const into = (id: number): Partial<GridDocument> => {
    const after = moveInto(document, node, id);
    return isFunction ? { metiers: after.metiers } : { enfants: after.enfants };
  };
  return (
    <ChoiceCell
      at={{
        part: isFunction ? 'metiers' : 'enfants',
        place,
        field: isFunction ? 'fk_catenf' : 'fk_catpar',
        label: isFunction ? words.inFamily : words.inDomain,
        isTitled: true,
      }}
      value={String(parent ?? '')}
      choices={choices}
      onChange={(id) => change(into(Number(id)))}
    />
  );
}

function Remove({ node, document, change, onGone }: NodeFormProps) {
  const [isAsked, setIsAsked] = useState(false);
  if (!isRemovable(document, node)) return <Text tone="hint">{words.notEmpty}</Text>;

  function remove(): void {
    const { catpars, enfants, metiers } = withoutNode(document, node);
    change({ catpars, enfants, metiers });
    onGone();
  }

  return (
    <Cluster>
      <Button size="small" color="error" onClick={() => setIsAsked(true)}>
        {words.remove}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={words.removeTitle(titleOf(document, node))}
          text={node.kind === 'function' ? words.removeText : words.removePlaceText}
          confirm={words.remove}
          busy={false}
          refusal={null}
          onClose={() => setIsAsked(false)}
          onConfirm={remove}
        />
      )}
    </Cluster>
  );
}
