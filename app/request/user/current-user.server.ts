/**
 * The user of a request, for screens. `userMiddleware` of a surface asks once per request and puts
 * renewed cookies on the answer.
 */
import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { originRefusal } from "#app/account/endpoints/endpoint.server.ts";
import { checkSession } from "#app/account/sessions/sessions.server.ts";
import type { SignedIn, User } from "#app/account/users.ts";
import { isStaffLanguage } from "#app/messages/languages.ts";
import { setStaffLanguage } from "#app/messages/staff-reader.server.ts";
import { accountServiceOf } from "./account-service.server.ts";

const currentContext = createContext<SignedIn | null>(null);

/** Addresses of files with the data of many people, or with everything about one. */
const fileOfPeople = /\.(?:csv|json)$/;

/**
 * A GET accepts a signed copy of the session up to a minute old; a change asks the database, and so does a file.
 * Attack: whoever was banned a moment ago takes the whole list along.
 */
export const userMiddleware: MiddlewareFunction<Response> = async (
	{ request, url, context },
	next,
) => {
	const service = accountServiceOf(context);
	const isReading = request.method === "GET" || request.method === "HEAD";
	// the framework refuses posts of other sites, but not those without an origin
	if (!isReading && originRefusal(service, request))
		throw new Response("This form came from another site.", { status: 403 });
	const mayBeCopy = isReading && !fileOfPeople.test(url.pathname);
	const check = await checkSession(service, request, mayBeCopy ? "cached" : "sure");
	context.set(currentContext, check.signedIn);
	const language = check.signedIn?.user.language;
	if (isStaffLanguage(language)) setStaffLanguage(language);
	const response = await next();
	// personal, so no cache keeps it, and the back button after signing out shows nothing
	response.headers.set("Cache-Control", "no-store");
	// cookies that the action set itself are newer
	if (response.headers.has("Set-Cookie")) return response;
	for (const cookie of [...check.cookies, ...check.copy])
		response.headers.append("Set-Cookie", cookie);
	return response;
};

/** Null for a visitor. Needs `userMiddleware`. */
export function currentSession(context: Readonly<RouterContextProvider>): SignedIn | null {
	return context.get(currentContext);
}

export function currentUser(context: Readonly<RouterContextProvider>): User | null {
	return currentSession(context)?.user ?? null;
}
