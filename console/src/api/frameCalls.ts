/** The calls that the page's frame needs, in one chunk that loads with the first of them. */
export { accountCalls, secondStepCalls, statusCalls } from '@valorisation/contract';
export { call } from './call';
