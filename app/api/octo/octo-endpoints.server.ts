import { capabilitiesFor } from "#app/partners/octo/capabilities.ts";
import { OctoError } from "#app/partners/octo/octo-error.ts";
import { subscriptionBody, subscriptionChange } from "#app/partners/octo/subscription.ts";
import {
	addSubscription,
	changeSubscription,
	deleteSubscription,
	subscriptionAnswer,
	subscriptionsStatement,
} from "#app/partners/octo/subscriptions.server.ts";
import {
	cancelBooking,
	confirmBooking,
	createBooking,
	extendBooking,
	updateBooking,
} from "./octo-bookings.server.ts";
import type { OctoCall } from "./octo-call.server.ts";
import { calendar, departuresOf, product, products, supplier } from "./octo-catalogue.server.ts";
import { bookingList, oneBooking } from "./stored-bookings.server.ts";

interface Endpoint {
	/** For the log. */
	name: `octo ${string}`;
	method: "GET" | "POST" | "PATCH" | "DELETE";
	/** Its one group is the parameter of `handle`. */
	path: RegExp;
	handle(call: OctoCall, parameter: string): Promise<unknown>;
}

// the official page spells it "subcriptions"
const subscriptions = /^notifications\/subs?criptions$/;
const subscription = /^notifications\/subs?criptions\/([^/]+)$/;

const endpoints: readonly Endpoint[] = [
	{ name: "octo supplier", method: "GET", path: /^supplier$/, handle: supplier },
	{ name: "octo products", method: "GET", path: /^products$/, handle: products },
	{ name: "octo product", method: "GET", path: /^products\/([^/]+)$/, handle: product },
	{
		name: "octo capabilities",
		method: "GET",
		path: /^capabilities$/,
		handle: async (call) => {
			await call.ask({});
			return capabilitiesFor(call.capabilities);
		},
	},
	{ name: "octo calendar", method: "POST", path: /^availability\/calendar$/, handle: calendar },
	{ name: "octo availability", method: "POST", path: /^availability$/, handle: departuresOf },
	{ name: "octo hold", method: "POST", path: /^bookings$/, handle: createBooking },
	{ name: "octo bookings", method: "GET", path: /^bookings$/, handle: bookingList },
	{ name: "octo booking", method: "GET", path: /^bookings\/([^/]+)$/, handle: oneBooking },
	{ name: "octo change", method: "PATCH", path: /^bookings\/([^/]+)$/, handle: updateBooking },
	{
		name: "octo confirm",
		method: "POST",
		path: /^bookings\/([^/]+)\/confirm$/,
		handle: confirmBooking,
	},
	{
		name: "octo extend",
		method: "POST",
		path: /^bookings\/([^/]+)\/extend$/,
		handle: extendBooking,
	},
	{
		name: "octo cancel",
		method: "POST",
		path: /^bookings\/([^/]+)\/cancel$/,
		handle: cancelBooking,
	},
	{ name: "octo subscriptions", method: "GET", path: subscriptions, handle: subscriptionList },
	{ name: "octo subscribe", method: "POST", path: subscriptions, handle: subscribe },
	{ name: "octo subscription", method: "GET", path: subscription, handle: oneSubscription },
	{
		name: "octo subscription change",
		method: "PATCH",
		path: subscription,
		handle: changeOneSubscription,
	},
	{ name: "octo unsubscribe", method: "DELETE", path: subscription, handle: unsubscribe },
];

/** @param path without a slash at either end. */
export function endpointAt(method: string, path: string) {
	for (const { path: pattern, ...endpoint } of endpoints) {
		const match = pattern.exec(path);
		if (match && endpoint.method === method) return { ...endpoint, parameter: match[1] ?? "" };
	}
	return null;
}

const unknown = () => new OctoError("BAD_REQUEST", "You have no such subscription");

async function subscriptionList(call: OctoCall) {
	const { answers } = await call.ask({ rows: subscriptionsStatement(call.db, call.callerId) });
	return answers.rows.map(subscriptionAnswer);
}

async function oneSubscription(call: OctoCall, id: string) {
	const subscription = (await subscriptionList(call)).find((each) => each.id === id);
	if (!subscription) throw unknown();
	return subscription;
}

async function subscribe(call: OctoCall) {
	const body = call.read(subscriptionBody);
	const { reseller } = await call.ask({});
	const row = await addSubscription(call.db, reseller.id, body, call.clock.now);
	if (!row) throw new OctoError("UNPROCESSABLE_ENTITY", "Ten subscriptions are the most");
	return subscriptionAnswer(row);
}

async function changeOneSubscription(call: OctoCall, id: string) {
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

async function unsubscribe(call: OctoCall, id: string) {
	const { reseller } = await call.ask({});
	const row = await deleteSubscription(call.db, {
		...{ resellerId: reseller.id, id, now: call.clock.now },
	});
	if (!row) throw unknown();
	return subscriptionAnswer(row);
}
