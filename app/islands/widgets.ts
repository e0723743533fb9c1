/**
 * Every widget of the public pages: a component that wakes when somebody touches it. Its name is its file's; the file
 * exports it as default. A widget reads no router and no context, because it is drawn and woken by itself: what it
 * needs comes by its props, which are JSON.
 */
export const widgets = {
	"booking-widget": () => import("#app/site/excursion/booking-widget.tsx"),
	"held-bar": () => import("#app/sales/holds/held-bar.tsx"),
	"contact-widget": () => import("#app/site/contact/contact-widget.tsx"),
	"find-booking-widget": () => import("#app/site/booking/find-booking-widget.tsx"),
	"cancel-step": () => import("#app/sales/guest/cancel-step.tsx"),
	"change-step": () => import("#app/sales/guest/change/change-step.tsx"),
};

export type WidgetName = keyof typeof widgets;
/** The component of a widget, which the page passes to `<Widget>` to draw it. */
export type WidgetComponent<Name extends WidgetName> = Awaited<
	ReturnType<(typeof widgets)[Name]>
>["default"];
