/** What the form of a message shows beside its fields: the server draws it, a browser loads it and its rules after the form. */
import { lazy } from "react";

const loadTypedMessage = () => import("./typed-message.tsx");

export const TypedRecipients = import.meta.env.SSR
	? (await loadTypedMessage()).TypedRecipients
	: lazy(async () => ({ default: (await loadTypedMessage()).TypedRecipients }));

export const TypedPreview = import.meta.env.SSR
	? (await loadTypedMessage()).TypedPreview
	: lazy(async () => ({ default: (await loadTypedMessage()).TypedPreview }));
