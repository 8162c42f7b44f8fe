/** Messages of the employer body that were not read yet, above the list. Opening one marks it as read. */
import { noticeCalls, type CampaignNotice } from '@valorisation/contract';
import { useState } from 'react';
import { keyOf, useAct, useCall } from '../../api/useCall';
import { dashboard } from '../../i18n/fr';
import { RichText } from '../../layout/RichText';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Notice } from '../../ui/Notice';

const words = dashboard.notices;

export function CampaignNotices() {
  const { data: notices = [] } = useCall(noticeCalls.list, {}, { silent: true });
  const { mutate: markRead } = useAct(noticeCalls.read, {
    refreshes: async (client) => client.invalidateQueries({ queryKey: keyOf(noticeCalls.list, {}) }),
  });
  const [open, setOpen] = useState<CampaignNotice | null>(null);
  const [newest] = notices;

  function read(notice: CampaignNotice): void {
    setOpen(notice);
    markRead({ params: { id: notice.id } });
  }

  return (
    <>
      {newest !== undefined && (
        <div className="below-3">
          <Notice
            action={
              <Button variant="quiet" onClick={() => read(newest)}>
                {words.read}
              </Button>
            }
          >
            {words.from(newest.subject, notices.length - 1)}
          </Notice>
        </div>
      )}
      <Dialog open={open !== null} title={open?.subject ?? ''} onClose={() => setOpen(null)} cancellable={words.close}>
        <RichText html={open?.body ?? ''} />
      </Dialog>
    </>
  );
}
