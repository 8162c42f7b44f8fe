/** The tree of a draft: adding, moving and removing domains, families and functions. Pure. */
import {
  NOTHING_PLANNED,
  OTHER_FUNCTION_ID,
  type DomainRow,
  type FamilyRow,
  type FunctionRow,
  type GridDocument,
} from '@valorisation/rules';

export type NodeKind = 'domain' | 'family' | 'function';

export interface TreeNode {
  readonly kind: NodeKind;
  readonly id: number;
}

export type Step = -1 | 1;

type Tree = Pick<GridDocument, 'catpars' | 'enfants' | 'metiers'>;

/** "Autre fonction" belongs to no family. */
export const isPlaced = ({ metier_id: id }: FunctionRow): boolean => id !== OTHER_FUNCTION_ID;

export const familiesOf = ({ enfants }: Pick<Tree, 'enfants'>, domain: number): readonly FamilyRow[] =>
  enfants.filter(({ fk_catpar }) => fk_catpar === domain);

export const functionsOf = ({ metiers }: Pick<Tree, 'metiers'>, family: number): readonly FunctionRow[] =>
  metiers.filter((row) => isPlaced(row) && row.fk_catenf === family);

/** The families in reading order, which is by domain. */
export const familiesInOrder = (tree: Tree): readonly FamilyRow[] =>
  tree.catpars.flatMap(({ catpar_id: domain }) => familiesOf(tree, domain));

/** The list with the row placed before or after another row. */
function placed<Row>(rows: readonly Row[], row: Row, beside: Row | undefined, step: Step): readonly Row[] {
  const rest = rows.filter((one) => one !== row);
  if (beside === undefined) return [...rest, row];
  const place = rest.indexOf(beside) + (step === 1 ? 1 : 0);
  return [...rest.slice(0, place), row, ...rest.slice(place)];
}

const replaced = <Row>(rows: readonly Row[], old: Row, now: Row): readonly Row[] =>
  rows.map((row) => (row === old ? now : row));

/** The row's neighbour in this direction; undefined for the last of its siblings. */
function neighbour<Row>(siblings: readonly Row[], row: Row, step: Step): Row | undefined {
  return siblings[siblings.indexOf(row) + step];
}

/**
 * Moves a function inside its family. At the end of the family it goes on to the neighbouring family: as the last
 * function when moving up, as the first when moving down.
 */
function moveFunction<Doc extends Tree>(tree: Doc, row: FunctionRow, step: Step): Doc {
  const beside = neighbour(functionsOf(tree, row.fk_catenf), row, step);
  if (beside !== undefined) return { ...tree, metiers: placed(tree.metiers, row, beside, step) };
  const families = familiesInOrder(tree);
  const place = families.findIndex(({ catenf_id: id }) => id === row.fk_catenf);
  const next = families[place + step];
  if (next === undefined) return tree;
  return toFamily(tree, row, next.catenf_id, step === 1 ? 'first' : 'last');
}

function toFamily<Doc extends Tree>(tree: Doc, row: FunctionRow, family: number, place: 'first' | 'last'): Doc {
  const moved = { ...row, fk_catenf: family };
  const others = functionsOf(tree, family);
  const metiers = replaced(tree.metiers, row, moved);
  const [beside, step] = place === 'first' ? [others[0], -1 as const] : [others.at(-1), 1 as const];
  return { ...tree, metiers: placed(metiers, moved, beside, step) };
}

function moveFamily<Doc extends Tree>(tree: Doc, row: FamilyRow, step: Step): Doc {
  const beside = neighbour(familiesOf(tree, row.fk_catpar), row, step);
  if (beside !== undefined) return { ...tree, enfants: placed(tree.enfants, row, beside, step) };
  const place = tree.catpars.findIndex(({ catpar_id: id }) => id === row.fk_catpar);
  const next = tree.catpars[place + step];
  return next === undefined ? tree : toDomain(tree, row, next.catpar_id, step === 1 ? 'first' : 'last');
}

function toDomain<Doc extends Tree>(tree: Doc, row: FamilyRow, domain: number, place: 'first' | 'last'): Doc {
  const moved = { ...row, fk_catpar: domain };
  const others = familiesOf(tree, domain);
  const enfants = replaced(tree.enfants, row, moved);
  const [beside, step] = place === 'first' ? [others[0], -1 as const] : [others.at(-1), 1 as const];
  return { ...tree, enfants: placed(enfants, moved, beside, step) };
}

function moveDomain<Doc extends Tree>(tree: Doc, row: DomainRow, step: Step): Doc {
  const beside = neighbour(tree.catpars, row, step);
  return beside === undefined ? tree : { ...tree, catpars: placed(tree.catpars, row, beside, step) };
}

const functionOf = ({ metiers }: Tree, id: number) => metiers.find((row) => row.metier_id === id);
const familyOf = ({ enfants }: Tree, id: number) => enfants.find((row) => row.catenf_id === id);
const domainOf = ({ catpars }: Tree, id: number) => catpars.find((row) => row.catpar_id === id);

/**
 * Moves a node one place up or down. At the end of its family or domain, the node goes on to the neighbouring one.
 * Returns the same tree when there is no further place.
 */
export function moveNode<Doc extends Tree>(tree: Doc, { kind, id }: TreeNode, step: Step): Doc {
  if (kind === 'function') {
    const row = functionOf(tree, id);
    return row === undefined ? tree : moveFunction(tree, row, step);
  }
  if (kind === 'family') {
    const row = familyOf(tree, id);
    return row === undefined ? tree : moveFamily(tree, row, step);
  }
  const row = domainOf(tree, id);
  return row === undefined ? tree : moveDomain(tree, row, step);
}

/** Moves a node into another family or domain, as the last child. */
export function moveInto<Doc extends Tree>(tree: Doc, { kind, id }: TreeNode, parent: number): Doc {
  const [job, family] = [functionOf(tree, id), familyOf(tree, id)];
  if (kind === 'function' && job !== undefined) return toFamily(tree, job, parent, 'last');
  if (kind === 'family' && family !== undefined) return toDomain(tree, family, parent, 'last');
  return tree;
}

export function withoutNode<Doc extends Tree>(tree: Doc, { kind, id }: TreeNode): Doc {
  if (kind === 'domain') return { ...tree, catpars: tree.catpars.filter((row) => row.catpar_id !== id) };
  if (kind === 'family') return { ...tree, enfants: tree.enfants.filter((row) => row.catenf_id !== id) };
  return { ...tree, metiers: tree.metiers.filter((row) => row.metier_id !== id) };
}

/** Adds a node as the last child of its parent. Its number is one that no version has used. */
export function withNode<Doc extends Tree>(tree: Doc, { kind, id }: TreeNode, title: string, parent: number): Doc {
  if (kind === 'domain') return { ...tree, catpars: [...tree.catpars, { catpar_id: id, catpar_title: title }] };
  if (kind === 'family') {
    return { ...tree, enfants: [...tree.enfants, { catenf_id: id, catenf_title: title, fk_catpar: parent }] };
  }
  const row: FunctionRow = {
    metier_id: id,
    metier_title: title,
    fk_catenf: parent,
    fk_metier_cat: 0,
    ccn_categorie: 1,
    ...NOTHING_PLANNED,
    metier_ens: 0,
  };
  return toFamily({ ...tree, metiers: [...tree.metiers, row] }, row, parent, 'last');
}

export function placeOf(tree: Tree, { kind, id }: TreeNode): string | null {
  if (kind === 'function') return familyOf(tree, functionOf(tree, id)?.fk_catenf ?? -1)?.catenf_title ?? null;
  if (kind === 'family') return domainOf(tree, familyOf(tree, id)?.fk_catpar ?? -1)?.catpar_title ?? null;
  return null;
}

export function titleOf(tree: Tree, { kind, id }: TreeNode): string {
  if (kind === 'function') return functionOf(tree, id)?.metier_title ?? '';
  return (kind === 'family' ? familyOf(tree, id)?.catenf_title : domainOf(tree, id)?.catpar_title) ?? '';
}

/** True for an empty family, for an empty domain, and for every function. */
export function isRemovable(tree: Tree, { kind, id }: TreeNode): boolean {
  if (kind === 'domain') return familiesOf(tree, id).length === 0;
  return kind === 'function' || functionsOf(tree, id).length === 0;
}
