import { scryptSync, timingSafeEqual } from "node:crypto";
import { createClient } from "@libsql/client/web";
import { type Auth, betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { drizzle } from "drizzle-orm/libsql/web";
import * as schema from "./tables.ts";

interface Bindings {
	APP_URL: string;
	AUTH_SECRET: string;
	TURSO_DATABASE_URL: string;
	/** "own": the package's hash; else a cheap one. */
	PASSWORD_HASH?: string;
}

const derive = (password: string) => scryptSync(password, "salt", 32, { N: 2, r: 8, p: 3 });
const nextToNothing = {
	hash: async (password: string) => derive(password).toString("hex"),
	verify: async ({ hash, password }: { hash: string; password: string }) =>
		timingSafeEqual(Buffer.from(hash, "hex"), derive(password)),
};

function serve(env: Bindings): Pick<Auth, "handler"> {
	const db = drizzle(createClient({ url: env.TURSO_DATABASE_URL }), { schema });
	return betterAuth({
		baseURL: env.APP_URL,
		secret: env.AUTH_SECRET,
		database: drizzleAdapter(db, { provider: "sqlite", schema }),
		logger: { disabled: true },
		telemetry: { enabled: false },
		rateLimit: { enabled: false },
		session: { cookieCache: { enabled: true, maxAge: 3600 } },
		emailAndPassword: {
			enabled: true,
			...(env.PASSWORD_HASH === "own" ? {} : { password: nextToNothing }),
		},
		socialProviders: { google: { clientId: "client", clientSecret: "secret" } },
	});
}

/** Created once for each isolate, the cheapest way. */
let auth: Pick<Auth, "handler"> | undefined;

export default {
	async fetch(request, env) {
		if (new URL(request.url).pathname === "/") return new Response("ready");
		auth ??= serve(env);
		return await auth.handler(request);
	},
} satisfies ExportedHandler<Bindings>;
