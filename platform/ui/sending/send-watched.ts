import {
  type Endpoint,
  type EndpointResponse,
  type ErrorResponse,
  type PathArguments,
  pathOf,
} from '../../endpoint.ts';
import { ApiError, bearer } from '../call-api.ts';

/** The shop ends a request after 15 seconds. Beyond this silence the line is dead. */
const silenceMs = 20_000;

type UploadArguments = PathArguments & ({ form: FormData } | { bytes: Blob });

/**
 * Sends a form with files (section 6) or bytes, with the stored token to an endpoint that asks for one. Calls `onProgress` with
 * the share sent, from 0 to 1. `fetch` reports no upload progress, so this uses XMLHttpRequest. Throws an `ApiError` like
 * `callApi`, with status 0 also when nothing answers for 20 seconds.
 */
export function sendWatched<C extends Endpoint>(
  endpoint: C,
  sent: UploadArguments,
  onProgress: (share: number) => void,
): Promise<EndpointResponse<C>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, pathOf(endpoint, sent));
    const { authorization } = endpoint.who === 'anyone' ? {} : bearer();
    if (authorization) request.setRequestHeader('authorization', authorization);
    if ('bytes' in sent) request.setRequestHeader('content-type', 'application/octet-stream');
    let silence = setTimeout(() => request.abort(), silenceMs);
    const hear = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), silenceMs);
    };
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      hear();
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    for (const lost of ['error', 'abort'])
      request.addEventListener(lost, () => reject(new ApiError(0, { code: 'offline' })));
    request.addEventListener('loadend', () => clearTimeout(silence));
    request.addEventListener('load', () => {
      const body = read(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body as EndpointResponse<C>);
      else reject(new ApiError(request.status, body as Partial<ErrorResponse>));
    });
    request.send('bytes' in sent ? sent.bytes : sent.form);
  });
}

function read(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
}
