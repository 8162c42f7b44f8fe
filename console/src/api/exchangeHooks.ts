/** What screens ask of imports. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { exchangeCalls, type ImportPreview, type ImportUndo } from './exchange';
import { refreshLists } from './memberHooks';
import { keys } from './memberKeys';

export function useImports() {
  return useQuery({ queryKey: keys.imports, queryFn: () => exchangeCalls.imports() });
}

/** An import with the ids of its valuations. */
export function useImportDetail(id: number) {
  return useQuery({ queryKey: keys.importDetail(id), queryFn: () => exchangeCalls.importDetail(id) });
}

/** After an import came or went, everything on screen is asked anew. */
function useAskAnew() {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: keys.valuations });
    await refreshLists(client);
  };
}

export function useConfirmImport() {
  const askAnew = useAskAnew();
  return useMutation({
    mutationFn: ({ file, preview }: { file: Blob; preview: ImportPreview }) =>
      exchangeCalls.confirmImport(file, preview),
    onSuccess: () => void askAnew(),
  });
}

export function useUndoImport() {
  const askAnew = useAskAnew();
  return useMutation({ mutationFn: (undo: ImportUndo) => exchangeCalls.undoImport(undo), onSettled: askAnew });
}
