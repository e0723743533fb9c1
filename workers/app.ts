import * as build from "virtual:react-router/server-build";
import { createRequestHandler, type RequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider } from "react-router";
import { rateLimitAddress } from "#app/account/rate-limit-address.ts";
import { type Environment, readEnvironment } from "#app/configuration/environment.server.ts";
import type { Edition } from "#app/database/edition.ts";
import { noteFacts } from "#app/log/wide-event.server.ts";
import { defaultLanguage, type Language } from "#app/messages/languages.ts";
import { readPath } from "#app/messages/localized-address.ts";
import { inStaffLanguage } from "#app/messages/staff-reader.server.ts";
import { sitePageRoute } from "#app/page-cache/page-address.server.ts";
import { servePage } from "#app/page-cache/page-cache.server.ts";
import { PageMemory } from "#app/page-cache/page-memory.server.ts";
import { purgeFromFront } from "#app/page-cache/purge-pages.server.ts";
import { markStale } from "#app/page-cache/stale-page.server.ts";
import { mailSender } from "#app/request/after-response.server.ts";
import { type RequestContext, requestContext } from "#app/request/context.server.ts";
import { readBody } from "#app/request/form.server.ts";
import { presentOrNewRequestId, recordRequest } from "#app/request/request-event.server.ts";
import { isPlainHttp, refusePlainHttp } from "#app/request/security/plain-http.server.ts";
import { withSecurityHeaders } from "#app/request/security/security-headers.server.ts";
import { servicesOf } from "#app/request/services.server.ts";
import { unavailableInstead } from "#app/request/unavailable.server.ts";
import { answerAccount, isSessionCheck } from "#app/request/user/account-service.server.ts";
import { staffVisitorLanguage } from "#app/request/visitor-language.server.ts";
import { keepSettings } from "#app/settings/settings-copy.server.ts";
import { staleNotice } from "#app/site/stale-notice.server.tsx";
import { siteIn } from "./localized-build.ts";
import { runCron } from "./scheduled.ts";

/** The raw bindings. Only this file sees them. */
export interface Bindings extends Record<string, unknown> {
	ASSETS: Fetcher;
	EXCURSION_IMAGES: R2Bucket;
	IMAGES: ImagesBinding;
	BOOKING_LIMIT: RateLimit;
	CONTACT_LIMIT: RateLimit;
	DESK_LIMIT: RateLimit;
	OCTO_LIMIT: RateLimit;
	ACCOUNT_ADDRESS_LIMIT: RateLimit;
	ACCOUNT_ATTEMPT_LIMIT: RateLimit;
	ACCOUNT_MAIL_LIMIT: RateLimit;
}

interface Installation {
	bindings: Bindings;
	/** With the settings of `settingsVersion`; at first with the variables alone. */
	environment: Environment;
	settingsVersion: number | null;
	settings: ReturnType<typeof keepSettings>;
	memory: PageMemory;
}

let installation: Installation | undefined;

/** A wrong configuration stops every request, with a message in the log. */
function installationOf(bindings: Bindings): Installation {
	if (installation?.bindings !== bindings) {
		const environment = readEnvironment(bindings);
		installation = {
			bindings,
			environment,
			settingsVersion: null,
			settings: keepSettings(environment.database),
			// bytes: a small part of an isolate's 128 MB, enough for some hundred pages
			memory: new PageMemory(16 * 1024 * 1024),
		};
	}
	return installation;
}

/** Milliseconds; pages that ask the database nothing learn of new settings after this time. */
const oldestSettings = 10_000;
const asksNothing = /^\/(?:legal\/\w+|excursion\/contact)$/;

/** The environment with the newest settings of which this isolate has been told. */
async function environmentFor(bindings: Bindings, path: string): Promise<Environment> {
	const place = installationOf(bindings);
	const copy = await place.settings.current(asksNothing.test(path) ? oldestSettings : undefined);
	if (copy && copy.version !== place.settingsVersion) {
		place.environment = readEnvironment(bindings, copy.facts);
		place.settingsVersion = copy.version;
	}
	return place.environment;
}

/** By requests that the router answers. The adapter would hand on a `ctx` without the cache in front. */
const contexts = new WeakMap<object, RouterContextProvider>();

type Handler = RequestHandler<Bindings>;
const handlers = new Map<string, Handler>();

/** The router of one public page, of the site's pages in one language, or of every address. */
function handlerOf(language: Language, page: string | null): Handler {
	const key = `${language} ${page}`;
	const isPart = page !== null || language !== defaultLanguage;
	const handler =
		handlers.get(key) ??
		createRequestHandler<Bindings>({
			build: isPart ? siteIn(build, language, page) : build,
			getLoadContext: ({ request }) => contexts.get(request) ?? new RouterContextProvider(),
		});
	handlers.set(key, handler);
	return handler;
}

function contextOf(
	{ headers, url, environment }: { headers: Headers; url: URL; environment: Environment },
	env: Bindings,
	ctx: PageContext,
	pageEdition: Edition | null = null,
): RequestContext {
	const visitorAddress = headers.get("cf-connecting-ip") ?? "unknown";
	return {
		requestId: presentOrNewRequestId(),
		environment,
		language: readPath(url.pathname).language,
		...servicesOf(environment),
		pageEdition,
		images: env.EXCURSION_IMAGES,
		pictureEncoder: env.IMAGES,
		limits: {
			booking: env.BOOKING_LIMIT,
			contact: env.CONTACT_LIMIT,
			desk: env.DESK_LIMIT,
			octo: env.OCTO_LIMIT,
			account: {
				address: env.ACCOUNT_ADDRESS_LIMIT,
				attempts: env.ACCOUNT_ATTEMPT_LIMIT,
				mails: env.ACCOUNT_MAIL_LIMIT,
			},
		},
		visitorAddress,
		visitorNetwork: rateLimitAddress(visitorAddress),
		waitUntil: (work) => ctx.waitUntil(work),
		purgePages: (tags) => ctx.waitUntil(purgeFromFront(ctx.cache, tags)),
	};
}

/** `cache` is defined only where Cloudflare's Workers Cache stands in front of this worker. */
type PageContext = Pick<ExecutionContext, "waitUntil" | "cache">;

/** Renders by React Router. The event has the shape that @react-router/cloudflare expects of Pages. */
async function render(
	request: Request,
	env: Bindings,
	ctx: ExecutionContext,
	pageEdition: Edition | null = null,
): Promise<Response> {
	const url = new URL(request.url);
	const { language, path } = readPath(url.pathname);
	const environment = await environmentFor(env, path);
	const context = new RouterContextProvider();
	context.set(
		requestContext,
		contextOf({ headers: request.headers, url, environment }, env, ctx, pageEdition),
	);
	contexts.set(request, context);
	const event: Parameters<Handler>[0] = {
		// a request of the page cache has no `cf`, because it carries nothing of a visitor
		request: request as Parameters<Handler>[0]["request"],
		env,
		params: {},
		data: {},
		functionPath: "",
		next: async () => new Response(null, { status: 404 }),
		waitUntil: ctx.waitUntil.bind(ctx),
		passThroughOnException: ctx.passThroughOnException.bind(ctx),
	};
	const answer = await handlerOf(language, sitePageRoute(path))(event);
	const response = unavailableInstead(answer, context);
	// an unread body would break the connection for the visitor's next request
	if (request.body && !request.bodyUsed) await readBody(request, 64 * 1024).catch(() => null);
	// the framework's own answers (manifest, errors) have not passed our middleware
	if (response.headers.has("X-Content-Type-Options")) return response;
	// such as a post of another site to a screen, which reaches no route
	if (response.status >= 400) noteFacts({ refusal: "refused by the router" });
	return withSecurityHeaders(response, request, presentOrNewRequestId());
}

/**
 * A public page, which may be kept for others: where its own questions have told of newer settings than it shows, it is
 * made once more.
 */
async function renderPage(
	page: Request,
	env: Bindings,
	ctx: ExecutionContext,
	edition: Edition | null,
): Promise<Response> {
	const answer = await render(page, env, ctx, edition);
	const { settings, settingsVersion } = installationOf(env);
	if (!settings.isOutdated(settingsVersion)) return answer;
	await answer.body?.cancel();
	return render(page, env, ctx, null);
}

async function answer(request: Request, env: Bindings, ctx: ExecutionContext): Promise<Response> {
	const { environment, memory } = installationOf(env);
	const url = new URL(request.url);
	if (isPlainHttp(request.url, environment.appUrl))
		return withSecurityHeaders(refusePlainHttp(url), request, presentOrNewRequestId());
	if (isSessionCheck(request, url)) {
		const facts = {
			...{ headers: request.headers, url },
			environment: await environmentFor(env, url.pathname),
		};
		return answerAccount(contextOf(facts, env, ctx), request, url);
	}
	// in development every answer is rendered anew
	if (import.meta.env.DEV) return render(request, env, ctx);
	const now = Date.now();
	const make = (page: Request, edition: Edition | null) =>
		page === request ? render(page, env, ctx, edition) : renderPage(page, env, ctx, edition);
	return servePage(request, make, {
		memory,
		now,
		markStale: (page) =>
			markStale(page.body, staleNotice(installationOf(env).environment, page, now)),
	});
}

export default {
	fetch(request, env, ctx) {
		const { environment } = installationOf(env);
		const reader = () => staffVisitorLanguage(request.headers, environment.account);
		return recordRequest(request, () => inStaffLanguage(reader, () => answer(request, env, ctx)));
	},
	async scheduled(controller, env) {
		const environment = await environmentFor(env, "");
		const { tripMails, retention, timeZone, currency, cancellationPolicy, operator } = environment;
		const settings = {
			tripMails: { ...tripMails, timeZone },
			retention: { periods: retention, timeZone },
			offers: { currency, usualPolicy: cancellationPolicy, operatorPhone: operator.phone },
		};
		await inStaffLanguage(environment.officeLanguage, () =>
			runCron(
				servicesOf(environment),
				mailSender({ environment }),
				settings,
				controller.scheduledTime,
			),
		);
	},
} satisfies ExportedHandler<Bindings>;
