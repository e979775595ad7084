import {
  type Endpoint,
  type EndpointResponse,
  type ErrorResponse,
  type PathArguments,
  pathOf,
} from '../../endpoint.ts';
import { ApiError, bearer } from '../call-api.ts';

/**
 * Sends a form with files (section 6), with the stored token to an endpoint that asks for one. Calls `onProgress` with the share
 * sent, from 0 to 1. `fetch` reports no upload progress, so this uses XMLHttpRequest. Throws an `ApiError` like `callApi`.
 */
export function sendForm<C extends Endpoint>(
  endpoint: C,
  { form, ...parts }: PathArguments & { form: FormData },
  onProgress: (share: number) => void,
): Promise<EndpointResponse<C>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, pathOf(endpoint, parts));
    const { authorization } = endpoint.who === 'anyone' ? {} : bearer();
    if (authorization) request.setRequestHeader('authorization', authorization);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('error', () => reject(new ApiError(0, { code: 'offline' })));
    request.addEventListener('load', () => {
      const body = read(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body as EndpointResponse<C>);
      else reject(new ApiError(request.status, body as Partial<ErrorResponse>));
    });
    request.send(form);
  });
}

function read(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
}
