import type { Call } from "./stand/load.ts";

/** Cookies set by the answer to a call, for the next request. */
export async function cookiesOf(url: URL, call: Call): Promise<string> {
	const answer = await fetch(new URL(call.path, url), {
		method: call.method ?? "GET",
		headers: call.headers ?? {},
		redirect: "manual",
		...(call.body === undefined ? {} : { body: call.body }),
	});
	const text = await answer.text();
	const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
	if (cookies.length === 0) throw new Error(`${call.path} sets no cookie: ${text.slice(0, 200)}`);
	return cookies.join("; ");
}
