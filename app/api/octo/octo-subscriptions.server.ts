import { OctoError } from "#app/partners/octo/octo-error.ts";
import { subscriptionBody, subscriptionChange } from "#app/partners/octo/subscription.ts";
import {
	addSubscription,
	changeSubscription,
	deleteSubscription,
	subscriptionAnswer,
	subscriptionsStatement,
} from "#app/partners/octo/subscriptions.server.ts";
import type { OctoCall } from "./octo-call.server.ts";

const unknown = () => new OctoError("BAD_REQUEST", "You have no such subscription");

export async function subscriptionList(call: OctoCall) {
	const { answers } = await call.ask({ rows: subscriptionsStatement(call.db, call.callerId) });
	return answers.rows.map(subscriptionAnswer);
}

export async function oneSubscription(call: OctoCall, id: string) {
	const subscription = (await subscriptionList(call)).find((each) => each.id === id);
	if (!subscription) throw unknown();
	return subscription;
}

export async function subscribe(call: OctoCall) {
	const body = call.read(subscriptionBody);
	const { reseller } = await call.ask({});
	const row = await addSubscription(call.db, reseller.id, body, call.clock.now);
	if (!row) throw new OctoError("UNPROCESSABLE_ENTITY", "Ten subscriptions are the most");
	return subscriptionAnswer(row);
}

export async function changeOneSubscription(call: OctoCall, id: string) {
	const body = call.read(subscriptionChange);
	const { reseller } = await call.ask({});
	const row = await changeSubscription(
		call.db,
		{ resellerId: reseller.id, id, now: call.clock.now },
		body,
	);
	if (!row) throw unknown();
	return subscriptionAnswer(row);
}

export async function unsubscribe(call: OctoCall, id: string) {
	const { reseller } = await call.ask({});
	const row = await deleteSubscription(call.db, {
		...{ resellerId: reseller.id, id, now: call.clock.now },
	});
	if (!row) throw unknown();
	return subscriptionAnswer(row);
}
