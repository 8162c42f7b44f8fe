import { directoryCalls, type DirectoryPage, type InputOf } from '@valorisation/contract';
import { Controller, Header, Ip } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { ReadDirectory } from '../queries/read-directory.query.js';

/** The federation's directory, for everybody. */
@Controller()
@Access('public')
export class DirectoryController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(
    directoryCalls.directory,
    'The establishments of a department in the federation’s directory',
    'While the directory is away, the last answer is returned with its date; 503 if there is none yet.',
  )
  @Header('cache-control', 'private, no-cache')
  async read(
    @Input() { query }: InputOf<typeof directoryCalls.directory>,
    @Ip() remoteAddress: string,
  ): Promise<DirectoryPage> {
    const { department, entries, answeredAt, isAway } = await this.queries.execute(
      new ReadDirectory({ department: query.department, remoteAddress }),
    );
    return {
      department: department.number,
      departmentName: department.name,
      isExample: answeredAt === null,
      answeredAt: answeredAt?.toISOString() ?? null,
      isAway,
      entries,
    };
  }
}
