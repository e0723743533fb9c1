import type { BrowserContext, Worker } from "@playwright/test";

interface WorkerAnswer {
	/** Regular expression of paths. */
	path: string;
	status: number;
	body?: string;
}

/** The running service worker whose script has this path. */
export function workerOf(context: BrowserContext, script: string): Worker {
	const worker = context.serviceWorkers().find((each) => each.url().endsWith(script));
	if (!worker) throw new Error(`${script} does not run.`);
	return worker;
}

/** From now on the service worker whose script has this path gets these answers in place of the server's. */
export async function answerWorker(
	context: BrowserContext,
	script: string,
	answers: WorkerAnswer[],
): Promise<void> {
	await workerOf(context, script).evaluate((replies) => {
		const realFetch: typeof fetch = Reflect.get(self, "ownFetch") ?? self.fetch;
		Object.assign(self, {
			ownFetch: realFetch,
			fetch(request: RequestInfo, how?: RequestInit) {
				const { pathname } = new URL(
					request instanceof Request ? request.url : request,
					self.origin,
				);
				const reply = replies.find(({ path }) => new RegExp(path).test(pathname));
				if (!reply) return realFetch(request, how);
				return Promise.resolve(new Response(reply.body ?? "<h1>Bad gateway</h1>", reply));
			},
		});
	}, answers);
}

/** From now on the worker's storage is full and empty of what was kept. */
export async function fillStorage(context: BrowserContext, script: string): Promise<void> {
	await workerOf(context, script).evaluate(async () => {
		for (const name of await caches.keys()) await caches.delete(name);
		Cache.prototype.put = () => Promise.reject(new DOMException("", "QuotaExceededError"));
	});
}
