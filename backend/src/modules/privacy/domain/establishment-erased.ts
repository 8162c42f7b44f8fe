import { EventShape, noPayload } from '../../../platform/events/event-shape.js';

/** Every row of the establishment is gone and every earlier payload empty. */
export const establishmentErased = EventShape.first('establishment.erased', noPayload);
