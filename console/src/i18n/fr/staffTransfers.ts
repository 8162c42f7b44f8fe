import { counted } from '@valorisation/rules';
import type { StaffTransfer } from '@valorisation/contract';

/** People move to another establishment, as staff ask for it. */
export const staffTransfers = {
  title: 'Transferts de personnes',
  none: 'Aucun transfert.',
  ask: 'Demander un transfert',
  to: (name: string) => `Vers ${name}`,
  from: (name: string) => `Depuis ${name}`,
  line: (state: string, people: number | null, askedOn: string) =>
    [`${state}, demandé le ${askedOn}`, ...(people === null ? [] : [counted(people, 'personne', 'personnes')])].join(
      ', ',
    ),
  states: {
    asked: 'Attend la direction de départ',
    agreed: 'Attend la direction d’arrivée',
    done: 'Fait',
    refused: 'Refusé',
    withdrawn: 'Retiré',
    ended: 'A pris fin sans réponse',
  } satisfies Record<StaffTransfer['state'], string>,
  asking: {
    title: (name: string) => `Demander un transfert de personnes de ${name}`,
    text: (name: string) =>
      `La direction de ${name} choisit qui part et donne son accord, puis la direction d’arrivée confirme. Chacune en est avertie par un message et a 30\u00a0jours en tout.`,
    target: 'Établissement d’arrivée',
    targetHelp: 'Cherchez par le nom ou le SIRET.',
    names: 'Personnes qui partent (facultatif)',
    namesHelp:
      'Un nom par ligne. La direction de départ les trouve déjà cochées, et reste seule à choisir. Ces noms ne sont pas conservés.',
    required: 'Choisissez l’établissement d’arrivée.',
    loading: 'Recherche en cours',
    none: 'Aucun établissement ne correspond.',
    confirm: 'Demander',
    done: 'La demande est faite. La direction de départ en est avertie.',
  },
  withdraw: 'Retirer la demande',
  withdrawing: {
    title: 'Retirer la demande de transfert',
    text: 'Personne ne change d’établissement. Les deux directions ne la voient plus.',
    confirm: 'Retirer',
    done: 'La demande est retirée.',
  },
  emptied: 'Cet établissement n’a plus de personne\u00a0: toutes sont passées à un autre.',
  close: 'Fermer l’établissement',
  closing: {
    title: 'Fermer l’établissement',
    text: 'Sa suppression est prévue comme si sa direction l’avait demandée\u00a0: les comptes en sont avertis, et sa direction peut l’annuler pendant 30\u00a0jours.',
    confirm: 'Prévoir la suppression',
    done: 'La suppression est prévue. La direction en est avertie.',
  },
} as const;
