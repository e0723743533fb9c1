import { endpoint } from "./endpoint.server.ts";

export const okEndpoint = endpoint({
	method: "GET",
	path: "/ok",
	session: "none",
	handle: async () => ({ data: { ok: true } }),
});
