/**
 * Every island of the public pages: a component that wakes when somebody touches it. Its name is its file's; the file
 * exports it as default. An island reads no router and no context, because it is drawn and woken by itself: what it
 * needs comes by its props, which are JSON.
 */
export const islands = {
	"booking-island": () => import("#app/site/excursion/booking-island.tsx"),
	"held-bar": () => import("#app/sales/holds/held-bar.tsx"),
	"contact-island": () => import("#app/site/contact/contact-island.tsx"),
	"find-booking-island": () => import("#app/site/booking/find-booking-island.tsx"),
	"cancel-step": () => import("#app/sales/guest/cancel-step.tsx"),
	"change-step": () => import("#app/sales/guest/change/change-step.tsx"),
};

export type IslandName = keyof typeof islands;
/** The component of an island, which the page passes to `<Island>` to draw it. */
export type IslandComponent<Name extends IslandName> = Awaited<
	ReturnType<(typeof islands)[Name]>
>["default"];
