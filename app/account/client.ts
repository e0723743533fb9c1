/**
 * The account service in the browser: one typed function per call, and the session's state.
 * Refusals are not thrown: `error` is the server's JSON with status and statusText.
 */
import type { WireSession, WireSignedIn, WireUser } from "./users.ts";

export interface CallError {
	code?: string;
	message?: string;
	issues?: Record<string, string>;
	status: number;
	statusText: string;
}

export type CallResult<Data> = { data: Data; error: null } | { data: null; error: CallError };

export interface SessionState {
	data: WireSignedIn | null;
	error: CallError | null;
	/** True until the first answer. */
	isPending: boolean;
}

interface LinkedAccount {
	id: string;
	providerId: string;
	accountId: string;
	scopes: string[];
	createdAt: string;
	updatedAt: string;
}

/** Sign-in at a provider, or an id token that the client already has. */
interface ProviderVisit {
	provider: string;
	callbackURL?: string;
	errorCallbackURL?: string;
	disableRedirect?: boolean;
	scopes?: string[];
	requestSignUp?: boolean;
	idToken?: {
		token: string;
		nonce?: string;
		accessToken?: string;
		refreshToken?: string;
		expiresAt?: number;
	};
}

interface ProviderToken {
	accessToken: string;
	accessTokenExpiresAt?: string;
	scopes: string[];
	idToken?: string;
}

type Status = { status: boolean };
type Success = { success: boolean; message?: string };

interface SignIn {
	redirect: boolean;
	token: string;
	url?: string;
	user: WireUser;
}

export interface ClientOptions {
	/** Origin of the service; by default the page's. */
	baseUrl?: string;
	fetch?: typeof fetch;
	/** Follows `{ url, redirect: true }`. */
	navigate?(url: string): void;
}

/** Time for the browser to store an answer's cookies before the session is read again. */
const recheckMilliseconds = 10;
const changesSession =
	/^\/(?:sign-(?:in|up|out)\b|update-user|verify-email|delete-user|change-email|revoke-sessions?$)/;

export type AccountClient = ReturnType<typeof createAccountClient>;

export function createAccountClient(options: ClientOptions = {}) {
	const session = sessionStore(() => call<WireSignedIn | null>("GET", "/get-session"));

	async function call<Data>(
		method: "GET" | "POST",
		path: string,
		input: object = {},
	): Promise<CallResult<Data>> {
		const query = method === "GET" ? queryOf(input) : "";
		const send = options.fetch ?? fetch;
		let answer: Response;
		try {
			answer = await send(`${options.baseUrl ?? ""}/api/auth${path}${query}`, {
				method,
				credentials: "include",
				...(method === "POST"
					? { headers: { "Content-Type": "application/json" }, body: JSON.stringify(input) }
					: {}),
			});
		} catch {
			// no network looks like a refusal, so that callers handle failures in one way
			return { data: null, error: { message: "No connection", status: 0, statusText: "" } };
		}
		const body = await readBody(answer);
		if (!answer.ok) {
			const { status, statusText } = answer;
			return { data: null, error: { ...errorOf(body), status, statusText } };
		}
		if (changesSession.test(path)) setTimeout(session.recheck, recheckMilliseconds);
		followRedirect(body, options.navigate);
		return { data: body as Data, error: null };
	}

	const get =
		<Data, Input extends object = object>(path: string) =>
		(input?: Input) =>
			call<Data>("GET", path, { ...input });
	const post =
		<Data, Input extends object = object>(path: string) =>
		(input?: Input) =>
			call<Data>("POST", path, { ...input });
	const postWith =
		<Data, Input extends object>(path: string) =>
		(input: Input) =>
			call<Data>("POST", path, { ...input });

	return {
		session,
		getSession: get<
			WireSignedIn | null,
			{ disableCookieCache?: boolean; disableRefresh?: boolean }
		>("/get-session"),
		signUpEmail: postWith<
			{ token: string | null; user: WireUser },
			{
				name: string;
				email: string;
				password: string;
				image?: string;
				callbackURL?: string;
				rememberMe?: boolean;
			}
		>("/sign-up/email"),
		signInEmail: postWith<
			SignIn,
			{ email: string; password: string; callbackURL?: string; rememberMe?: boolean }
		>("/sign-in/email"),
		signOut: post<Success>("/sign-out"),
		listSessions: get<WireSession[]>("/list-sessions"),
		revokeSession: postWith<Status, { token: string }>("/revoke-session"),
		revokeSessions: post<Status>("/revoke-sessions"),
		revokeOtherSessions: post<Status>("/revoke-other-sessions"),
		updateUser: postWith<Status, { name?: string; image?: string | null }>("/update-user"),
		sendVerificationEmail: postWith<Status, { email: string; callbackURL?: string }>(
			"/send-verification-email",
		),
		verifyEmail: (query: { token: string }) =>
			call<{ status: boolean; user: WireUser | null }>("GET", "/verify-email", query),
		requestPasswordReset: postWith<
			Status & { message: string },
			{ email: string; redirectTo?: string }
		>("/request-password-reset"),
		resetPassword: postWith<Status, { newPassword: string; token: string }>("/reset-password"),
		changePassword: postWith<
			{ token: string | null; user: WireUser },
			{ newPassword: string; currentPassword: string; revokeOtherSessions?: boolean }
		>("/change-password"),
		changeEmail: postWith<Status, { newEmail: string; callbackURL?: string }>("/change-email"),
		deleteUser: post<Success, { callbackURL?: string; password?: string; token?: string }>(
			"/delete-user",
		),
		listAccounts: get<LinkedAccount[]>("/list-accounts"),
		signInSocial: postWith<
			{ url: string; redirect: boolean } | { redirect: false; token: string; user: WireUser },
			ProviderVisit & { newUserCallbackURL?: string; loginHint?: string }
		>("/sign-in/social"),
		linkSocial: postWith<{ url: string; redirect: boolean; status?: true }, ProviderVisit>(
			"/link-social",
		),
		unlinkAccount: postWith<Status, { providerId: string; accountId?: string }>("/unlink-account"),
		getAccessToken: postWith<ProviderToken, { providerId: string; accountId?: string }>(
			"/get-access-token",
		),
		refreshToken: postWith<ProviderToken, { providerId: string; accountId?: string }>(
			"/refresh-token",
		),
		accountInfo: postWith<
			{
				user: Pick<WireUser, "id" | "name" | "image" | "emailVerified"> & { email: string | null };
				data: unknown;
			},
			{ accountId: string }
		>("/account-info"),
	};
}

/** For React's `useSyncExternalStore`; asks the server when first read. */
function sessionStore(ask: () => Promise<CallResult<WireSignedIn | null>>) {
	let state: SessionState = { data: null, error: null, isPending: true };
	let asked = 0;
	const listeners = new Set<() => void>();

	async function recheck(): Promise<void> {
		if (listeners.size === 0) return;
		asked += 1;
		const mine = asked;
		const { data, error } = await ask();
		// a later question was asked, so this answer is outdated
		if (mine !== asked) return;
		// a failed request says nothing about the session: the last answer stays
		state = { data: error ? state.data : data, error, isPending: false };
		for (const listener of listeners) listener();
	}

	return {
		get: (): SessionState => state,
		recheck,
		subscribe(listener: () => void): () => void {
			listeners.add(listener);
			if (asked === 0) void recheck();
			return () => listeners.delete(listener);
		},
	};
}

function queryOf(input: object): string {
	const given = Object.entries(input).filter(([, value]) => value !== undefined);
	if (given.length === 0) return "";
	return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** Text if it is not JSON, for example from a proxy. */
async function readBody(answer: Response): Promise<unknown> {
	const text = await answer.text();
	if (!text) return null;
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}

function errorOf(body: unknown): Partial<CallError> {
	if (typeof body === "object" && body !== null) return body;
	return typeof body === "string" ? { message: body } : {};
}

function followRedirect(body: unknown, navigate = (url: string) => location.assign(url)): void {
	if (typeof body !== "object" || body === null) return;
	const { url, redirect }: { url?: unknown; redirect?: unknown } = body;
	if (redirect === true && typeof url === "string") navigate(url);
}
