import type { QueryClient } from '@tanstack/react-query';
import { associatedCalls, type AnswerOf, type AssociatedAccount } from '@valorisation/contract';
import { useCall } from './useCall';

/** A collaborator's account as its head sees it. */
export interface Associate extends AssociatedAccount {
  /** False also for a link that had expired when the list was read. */
  readonly linkOpen: boolean;
}

/** Few establishments have more, so the list and the choice of a successor are usually one call. */
const PER_PAGE = 50;

function toAssociate(account: AssociatedAccount): Associate {
  const { linkExpiresAt } = account;
  return { ...account, linkOpen: linkExpiresAt !== null && new Date(linkExpiresAt) > new Date() };
}

const toList = ({ data, ...place }: AnswerOf<typeof associatedCalls.list>) => ({
  associates: data.map(toAssociate),
  ...place,
});

export type AssociateList = ReturnType<typeof toList>;

export const useAssociates = (page: number) =>
  useCall(associatedCalls.list, { query: { page, perPage: PER_PAGE } }, { to: toList, keepsPrevious: true });

export const refreshAssociates = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['user', 'load', 'associated'] });
