import { createHash, type Hash } from 'node:crypto';

/** A file as it is kept: where, and what proves that it is the same. */
export type KeptFile = { fileKey: string; sha256: string; bytes: number };

/** A hash with a file's content added, which is read piece by piece. */
export async function withContent(hash: Hash, content: Blob): Promise<Hash> {
  for await (const piece of content.stream()) hash.update(piece);
  return hash;
}

/** Where a company's file is kept: under the hash of its content. */
export async function fileOf(companyId: string, kind: string, content: Blob): Promise<KeptFile> {
  const sha256 = (await withContent(createHash('sha256'), content)).digest('hex');
  return { fileKey: `companies/${companyId}/${kind}/${sha256}`, sha256, bytes: content.size };
}

/**
 * Keeps a file, streamed to the bucket. The same content again is the same object, so an upload that died before its row was
 * written leaves nothing behind that the next try does not take up.
 */
export async function keepFile(files: R2Bucket, { fileKey, sha256 }: KeptFile, content: Blob): Promise<void> {
  // The condition makes a second put of the same key a no-op; R2 refuses content that is not of this hash.
  await files.put(fileKey, content, { onlyIf: { etagDoesNotMatch: '*' }, sha256 });
}

/** A kept file as a download: never opened by the browser, never named by its uploader's path. */
export function asDownload(
  body: ConstructorParameters<typeof Response>[0],
  name: string,
  type = 'application/octet-stream',
): Response {
  const safe = name.replace(/[^\w.-]+/g, '_').slice(-100) || 'file';
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${safe}"; filename*=UTF-8''${encodeURIComponent(safe)}`,
    },
  });
}

/** A stream that asks for the next parts only when the reader has taken those before: little is held, however long it is. */
export function streamOf(parts: AsyncGenerator<readonly Uint8Array[]>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      // A step may have nothing ready, and a stream that was given nothing does not ask again.
      for (;;) {
        const { done, value } = await parts.next();
        if (done) return controller.close();
        for (const chunk of value) controller.enqueue(chunk);
        if (value.length > 0) return;
      }
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
