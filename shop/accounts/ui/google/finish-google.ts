import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { messages } from '../../contract.ts';
import { endpoints, googleFailed } from '../../google.ts';
import { deleteLoginDraft } from '../login/login-draft.ts';
import { openLoginModal } from '../login/login-window.ts';
import { storeLogin } from '../session.ts';

/** Signs in with the query of Google's redirect and shows the result. A failure reopens the login. */
export async function signInFromGoogle(answer: string): Promise<void> {
  try {
    const login = await callApi(endpoints.finish, { body: { answer } });
    if (!login.email) throw new ApiError(200, {});
    deleteLoginDraft();
    storeLogin(login);
    toast.success(login.message || messages.loggedIn);
  } catch (error) {
    toast.error((error instanceof ApiError && error.message) || googleFailed);
    openLoginModal();
  }
}
