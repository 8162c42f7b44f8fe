/** The columns of a table from its entity, for hand-written statements. */
import { getMetadataArgsStorage } from 'typeorm';

export interface EntityColumn<Of> {
  readonly property: keyof Of & string;
  readonly column: string;
  readonly type: string;
}

/** The columns in the order of the entity's declarations. The drift test compares the entity with the table. */
export function columnsOf<Of extends object>(entity: new () => Of): readonly EntityColumn<Of>[] {
  return getMetadataArgsStorage()
    .filterColumns(entity)
    .map(({ propertyName, options: { name = propertyName, type } }) => {
      if (typeof type !== 'string') throw new Error(`The column ${name} has no SQL type`);
      // TypeORM types the properties of the class as plain texts.
      return { property: propertyName as keyof Of & string, column: name, type };
    });
}

/** Each column under its property's name, days as text. `alias` is the table's alias. */
export function selectColumns<Of>(columns: readonly EntityColumn<Of>[], alias: string): string {
  return columns
    .map(({ property, column, type }) =>
      type === 'date'
        ? `to_char(${alias}.${column}, 'YYYY-MM-DD') as "${property}"`
        : `${alias}.${column} as "${property}"`,
    )
    .join(', ');
}
