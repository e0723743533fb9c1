/** A booking's record shows these of a sale by pay link alone: the server draws them, a browser loads them when it needs them. */
import { lazy } from "react";

const loadLinkSale = () => import("#app/bookings/staff/record-link-sale.tsx");

export const EndedSale = import.meta.env.SSR
	? (await loadLinkSale()).EndedSale
	: lazy(async () => ({ default: (await loadLinkSale()).EndedSale }));

export const PayLinkOfSale = import.meta.env.SSR
	? (await loadLinkSale()).PayLinkOfSale
	: lazy(async () => ({ default: (await loadLinkSale()).PayLinkOfSale }));
