import { lines, paragraphs } from "../demo-excursion.ts";
import type { pickupPoints } from "../pickup-points.ts";
import type { IslandTexts } from "./trip-texts.ts";

const pickup = "Recogida en su hotel o cerca de él, y regreso";

export const spanish: IslandTexts<keyof typeof pickupPoints> = {
	trips: {
		snorkel: {
			title: "Calas del sur con gafas y aletas",
			subtitle: "Tres calas de agua clara, en barco. Ideal para principiantes y para familias.",
			description: paragraphs(
				"A las tres calas al este de Puerto Claro no llega ninguna carretera ni hay hamacas: solo una escalera, desde nuestro barco hasta el agua verde. En la primera se hace pie, con el agua por el pecho, y allí se aprende a respirar por el tubo. Son cinco minutos, y luego nadie quiere salir.",
				"En la segunda cala la roca baja en escalones y los peces loro la trabajan como albañiles. En la tercera, donde empieza la pradera marina, suele pastar una tortuga. No la perseguimos ni le damos de comer. Flotamos, y decide ella.",
				"Dos guías están con usted en el agua y otro espera en cubierta con toallas, melón y té caliente. Quien prefiera no mojarse mira por la caja de cristal y ve casi lo mismo.",
			),
			included: lines(
				pickup,
				"Barco, patrón y dos guías en el agua",
				"Gafas, tubo, aletas, chaleco y un neopreno fino",
				"Melón, té y agua en cubierta",
			),
			not_included: lines("Toalla y bañador", "Almuerzo: a la una y media estará de vuelta"),
			effort: "Media hora en el agua en cada cala, tanto como le apetezca",
			what_to_bring:
				"Venga en bañador, con toalla, gorra y crema solar mineral. Las gafas y las aletas las ponemos nosotros.",
			good_to_know: lines(
				"Se baja al agua por una escalera: no es apto para sillas de ruedas",
				"Hay aseo a bordo",
				"Quien no nada bien lleva chaleco y tiene siempre un guía al lado",
			),
			activity_place: "Muelle 2, Puerto Claro",
			pictures: [
				"Un nadador con gafas y aletas sobre peces amarillos y una tortuga",
				"Bañistas junto a un barco en una cala clara, con una tortuga debajo",
				"Tres personas con gafas, con el agua por el pecho, sobre peces pequeños",
			],
		},
		whales: {
			title: "La ruta de las ballenas",
			subtitle:
				"Los calderones viven aquí todo el año. Navegamos despacio y mantenemos la distancia.",
			description: paragraphs(
				"A dos millas de la costa sur el fondo cae hasta los mil metros, y por ese borde van y vienen los calderones como por un camino. No están de paso: viven aquí, y por eso casi nunca esperamos mucho. Un lomo oscuro, un soplo como un suspiro, y luego seis más.",
				"Zarpamos a última hora, cuando los demás barcos han vuelto y el mar se ha calmado. Nuestro patrón para el motor mucho antes de llegar al grupo y deja que elijan las ballenas. A veces se alejan. A veces una madre le enseña el barco a su cría. Con un micrófono bajo el casco se las oye hablar.",
				"De regreso hay limonada de la isla o una caña, y la luz cae baja sobre el agua. Si no vemos ni ballenas ni delfines, puede volver otro día sin pagar.",
			),
			included: lines(
				pickup,
				"Patrón, y una bióloga o un biólogo marino como guía",
				"Prismáticos y una manta de abrigo",
				"Limonada o una caña en el regreso",
			),
			not_included: lines("Pastillas para el mareo: tómese una, una hora antes"),
			effort: "Ninguno: usted se sienta, se levanta y mira",
			what_to_bring:
				"Traiga un cortavientos y gafas de sol. Los prismáticos y las mantas están a bordo.",
			good_to_know: lines(
				"Del muelle al barco se pasa por escalones: no es apto para sillas de ruedas",
				"Hay aseo a bordo",
				"El barco se mueve: en caso de embarazo o de problemas de espalda, consúltenos antes",
			),
			activity_place: "Muelle 1, Puerto Claro",
			pictures: [
				"La cola de una ballena que se sumerge ante el sol bajo",
				"Una ballena y su cría nadan bajo el barco",
				"Pasajeros en la borda ven respirar a una ballena",
			],
		},
		tour: {
			title: "La isla entera en un día",
			subtitle:
				"La costa norte, los pueblos de las medianías y las playas negras. Almuerzo con vistas.",
			description: paragraphs(
				"Si solo tiene un día, que sea este. El microbús sube desde el calor del sur y en media hora las palmeras se vuelven pinos. En el borde del gran cráter paramos donde no pueden los autocares, y usted camina hasta el filo.",
				"Después bajamos a la cara verde. En los pueblos de las medianías la ropa se seca entre dragos y los viejos juegan al dominó delante del bar. Almorzamos en una terraza sobre la costa norte: sopa con azafrán, pescado o verduras a la parrilla y una vista que llega a la isla vecina.",
				"Por la tarde seguimos la costa. Arena negra, fina como harina, charcos templados en la roca, sal que se seca en cuadros blancos. Cuánto nos quedamos lo decide usted, porque somos solo dieciséis y nadie toca el silbato.",
			),
			included: lines(
				pickup,
				"Conductor y guía en un microbús de dieciséis plazas",
				"Almuerzo de tres platos con agua y café",
				"Entrada al cráter y a las salinas",
			),
			not_included: lines("Otras bebidas en el almuerzo"),
			effort: "Seis paradas con paseos cortos, el más largo de 15 minutos",
			what_to_bring:
				"Traiga calzado plano, un jersey para el cráter y bañador para los charcos de la costa.",
			good_to_know: lines(
				"La carretera de montaña tiene muchas curvas: avísenos si se marea",
				"Cabe una silla de ruedas plegada, si usted puede subir dos escalones",
				"Hay aseos en casi todas las paradas, pero no en el vehículo",
			),
			pictures: [
				"Un microbús en una carretera de curvas bajo un volcán",
				"La carretera del volcán, vista por encima del hombro del conductor",
				"Almuerzo en una terraza sobre una playa negra",
			],
		},
		catamaran: {
			title: "Delfines a vela",
			subtitle: "Cuatro horas de calma en catamarán, con almuerzo en cubierta.",
			description: paragraphs(
				"Fuera del puerto se apaga el motor, y desde entonces solo se oyen el agua y los cabos. El catamarán es ancho y estable. Elija la red de proa, donde salpica, o la sombra bajo la vela, donde están los cojines.",
				"A los delfines les gusta un barco sin motor. Muchas veces se acercan a la proa y se quedan un rato, tan cerca que se los oye respirar. Mantenemos el rumbo, nadie silba, nadie salta al agua. Cuando se cansan de nosotros, se van.",
				"Antes del mediodía echamos el ancla detrás de Punta Clara. Usted nada desde la escalera, el cocinero prepara la parrilla en cubierta y comemos con los pies al sol. A casa nos lleva el viento.",
			),
			included: lines(
				pickup,
				"Patrón, marinero y guía",
				"Almuerzo a la parrilla, vegetariano si nos lo dice",
				"Agua, zumos, cerveza y vino",
			),
			not_included: lines("Toalla y bañador"),
			effort: "Ninguno; si le apetece, puede nadar: la escalera es cómoda",
			what_to_bring:
				"Venga en bañador, con toalla, gorra y crema solar. Los zapatos se quedan en la cesta del muelle.",
			good_to_know: lines(
				"Del muelle al barco se pasa por escalones: no es apto para sillas de ruedas",
				"Hay aseo a bordo",
				"A la sombra es donde menos se mueve: el mejor sitio durante el embarazo",
			),
			activity_place: "Puerto deportivo, muelle 3, Puerto Claro",
			pictures: [
				"Un catamarán a vela con dos delfines que saltan delante",
				"Pasajeros descansan en la red de proa mientras los delfines nadan delante",
				"Cuatro delfines nadan bajo el catamarán",
			],
		},
		volcano: {
			title: "Las primeras luces en el volcán",
			subtitle:
				"Camine por encima de las nubes mientras la isla aún duerme, y vea salir el sol del mar.",
			description: paragraphs(
				"Dejamos atrás las luces de la costa y subimos entre pinos hasta el borde de la lava. Allí repartimos frontales y té caliente y echamos a andar. El camino es ancho y sube poco a poco. No hace falta ser deportista.",
				"Una hora después está usted a 2100 metros, con las nubes a sus pies como un segundo mar. El cielo se pone primero color ciruela, luego cobre. Cuando sale el sol, la sombra de la montaña queda unos minutos sobre las nubes. Entonces servimos café y bizcocho de almendra.",
				"A la bajada el bosque está despierto y huele a resina. Su guía le enseña dónde se detuvo la última erupción: a tres pasos de una cabaña de pastores que todavía conserva la puerta. Estará de vuelta para un desayuno tardío y una buena siesta.",
			),
			included: lines(
				pickup,
				"Guía de montaña titulado y entrada al parque",
				"Frontal, bastones y una chaqueta de abrigo si la necesita",
				"Té, café y desayuno en la cumbre",
			),
			not_included: lines("Calzado de marcha: traiga zapatos cerrados, por favor"),
			effort: "5 km, 380 m de subida, ritmo tranquilo",
			what_to_bring:
				"Traiga calzado cerrado y una bufanda. Las chaquetas, los frontales y el desayuno los llevamos nosotros.",
			good_to_know: lines(
				"A 2100 m el aire es fino: no es apto con problemas de corazón o de pulmón ni al final del embarazo",
				"El último aseo está en Pine Gate",
				"El camino es de grava: no es apto para sillas de ruedas ni cochecitos",
			),
			activity_place: "Pine Gate, 1720 m",
			pictures: [
				"Tres caminantes sobre las nubes mientras el sol sale tras un volcán",
				"Caminantes con frontales entre los pinos, la luna junto al volcán",
				"Un desayuno por encima de las nubes",
			],
		},
		caves: {
			title: "Por la lava a la luz del farol",
			subtitle: "Bajo la vieja colada, por donde corrió el río de fuego.",
			description: paragraphs(
				"Hace ochocientos años bajaba por aquí un río de lava hacia el mar. La piel se enfrió y se hizo piedra, el fuego siguió corriendo por debajo, y quedó un túnel alto como una iglesia. Desde fuera solo se ve un campo de roca negra y una pequeña escalera de hierro.",
				"Bajamos con casco y con un farol para cada tres. El suelo está seco, el aire es fresco y quieto. Su guía lee las paredes como un diario: aquí la lava iba despacio, aquí se detuvo toda una noche, aquí goteó el techo y se quedó en pequeños dientes negros.",
				"Al fondo nos sentamos y apagamos los faroles. Es el minuto más oscuro y más silencioso de las vacaciones. Entonces alguien enciende una cerilla y toda la cueva se vuelve de oro.",
			),
			included: lines(
				pickup,
				"Guía de cuevas titulado y entrada",
				"Casco, farol y guantes",
				"Chocolate caliente al salir",
			),
			not_included: lines("Pantalón largo y calzado cerrado: la roca raspa"),
			effort: "1,5 km bajo tierra, una escalera de 12 peldaños, algún tramo agachado",
			what_to_bring:
				"Traiga calzado cerrado, pantalón largo y un jersey fino: dentro hay 17 °C todo el año.",
			good_to_know: lines(
				"Quien prefiera evitar la escalera usa la entrada lateral; no es apto para sillas de ruedas ni cochecitos",
				"Está oscuro y en algún tramo el techo es bajo",
				"En la cueva no hay aseo",
			),
			activity_place: "La escalera de hierro, Llano Negro",
			pictures: [
				"Tres personas con un farol en una cueva de lava",
				"Un grupo con cascos en la boca de una cueva de lava",
				"La luz del día cae por el techo de la cueva sobre un lago",
			],
		},
		kayak: {
			title: "Acantilados rojos en kayak",
			subtitle: "Por el arco de roca y de vuelta, antes de que despierte el viento.",
			description: paragraphs(
				"A primera hora la costa este está lisa como un plato. Empujamos los kayaks por la rampa de Cala Roja, giramos al norte y vamos pegados a la roca. Los acantilados tienen cien metros y son del color del óxido, y el agua es tan clara que su sombra rema con usted sobre la arena.",
				"A la media hora se abre el arco. Pasamos de uno en uno, despacio, porque arriba anidan las golondrinas y porque todo el mundo quiere mirar. Detrás hay una playa a la que no llega ninguna carretera. Allí nos bañamos, comemos naranjas y dejamos secar los kayaks.",
				"Los kayaks son anchos, de una o dos plazas, y casi no vuelcan. Su guía le enseña a remar en la playa y acompaña siempre a quien va más despacio. Si puede nadar cincuenta metros y sentarse en una silla baja, puede con esto.",
			),
			included: lines(
				pickup,
				"Guía titulado de kayak de mar",
				"Kayak, pala, casco, chaleco y bolsa estanca",
				"Naranjas, frutos secos y agua en la playa",
			),
			not_included: lines("Toalla y bañador", "Fotos: su teléfono cabe en la bolsa estanca"),
			effort: "5 km en agua tranquila, muchas pausas; hay que saber nadar 50 m",
			what_to_bring:
				"Venga en bañador y con calzado que se pueda mojar, con toalla, gorra y crema solar.",
			good_to_know: lines(
				"Va sentado a ras del agua y se moja",
				"No es apto para sillas de ruedas ni durante el embarazo: se sube y se baja en aguas poco profundas",
				"No hay aseo hasta volver a la rampa",
			),
			activity_place: "Rampa de Cala Roja",
			pictures: [
				"Dos kayaks bajo acantilados rojos, con un arco al fondo",
				"Tres kayaks salen de una cueva marina hacia el sol",
				"Té en una playa pequeña junto a los kayaks",
			],
		},
		market: {
			title: "Mañana de mercado, tarde de vino",
			subtitle: "Llene la cesta en Santa Rosa y siéntese después entre las viñas.",
			description: paragraphs(
				"Los domingos el valle entero va a Santa Rosa. Bajo los toldos de rayas hay naranjas con sus hojas, queso de cabra de tres curaciones y las papas pequeñas y arrugadas que aquí no faltan en ninguna mesa. Su guía sabe quién ha hecho el pan y qué mermelada de higo se acaba a las once. Usted recibe una cesta y una hora a su aire.",
				"A mediodía bajamos diez minutos andando hasta las viñas. Crecen una a una en hoyos de ceniza negra, cada una tras su muro bajo, porque la ceniza bebe el rocío y el muro para el viento. Parece la luna con corazones verdes.",
				"La familia de la bodega tiene la mesa puesta en el patio: lo que ha visto en el mercado, tres vinos blancos y uno dulce. Nadie da lecciones. Usted pregunta, ellos contestan, y siempre hay quien acaba llevando al perro en brazos.",
			),
			included: lines(
				pickup,
				"Guía por el mercado y las viñas",
				"Almuerzo en el patio, vegetariano si nos lo dice",
				"Cata de cuatro vinos, mosto para los niños",
			),
			not_included: lines("Lo que compre en el mercado"),
			effort: "2 km por calles de pueblo, sin cuestas",
			what_to_bring:
				"Traiga gorra, calzado plano y algo de efectivo: pocos puestos aceptan tarjeta. La cesta la ponemos nosotros.",
			good_to_know: lines(
				"Las calles están empedradas: una silla de ruedas necesita a alguien que la empuje",
				"Hay aseos en la plaza y en la bodega",
				"El vino, a partir de los 18 años",
			),
			activity_place: "Plaza de la iglesia, Santa Rosa",
			pictures: [
				"Un pueblo con iglesia blanca, viñas en ceniza negra y un puesto con naranjas y vino",
				"El mercado delante de la iglesia de Santa Rosa",
				"Almuerzo en el patio entre las viñas",
			],
		},
		stars: {
			title: "Las dunas de noche",
			subtitle: "Mantas, cacao caliente y un telescopio, lejos de cualquier farola.",
			description: paragraphs(
				"Al sur de La Salina la carretera acaba en la arena. No hay casas ni farolas y apenas cobertura, y por eso vamos. Caminamos diez minutos por las dunas con luz roja, extendemos las mantas en un hueco al abrigo del viento y dejamos que los ojos se acostumbren.",
				"Entonces empieza el cielo. Primero un puñado de estrellas, luego tantas que cuesta encontrar las figuras conocidas. Su guía las dibuja de nuevo con una luz verde y cuenta cómo las llamaban aquí los marineros. El telescopio pasa de uno a otro: cráteres de la luna o anillos de Saturno, según la noche.",
				"Entre mirada y mirada hay cacao del termo y tiempo para tumbarse y no decir nada. Poco después de medianoche estará en su hotel.",
			),
			included: lines(
				pickup,
				"Guía del parque estelar de la isla",
				"Telescopio, mantas y cojines",
				"Cacao caliente y galletas de almendra",
			),
			not_included: lines("Ropa de abrigo: de noche refresca"),
			effort: "10 minutos por arena blanda; después, a tumbarse",
			what_to_bring:
				"Traiga un jersey y pantalón largo, y deje la linterna en casa: nosotros las llevamos rojas.",
			good_to_know: lines(
				"Arena blanda: no es apto para sillas de ruedas ni cochecitos",
				"En las dunas no hay aseo",
				"Los teléfonos se quedan a oscuras para que todo el mundo vea las estrellas",
			),
			activity_place: "Final de la carretera de las dunas, Arenas Blancas",
			pictures: [
				"Gente con un telescopio en las dunas bajo la Vía Láctea",
				"Una familia bajo mantas y la Vía Láctea",
				"Saturno, como se ve en el telescopio",
			],
		},
	},
	points: {
		losDragos: { place: "entrada principal, Playa Larga" },
		casaBruma: { place: "junto a la fuente, Playa Larga" },
		lasOlas: { title: "Apartamentos Las Olas", place: "puerta del paseo, Playa Larga" },
		customsHouse: { title: "Antigua Aduana", place: "escalera que mira al mar, Puerto Claro" },
		harbourTaxis: { title: "Parada de taxis del puerto", place: "Puerto Claro" },
		office: { title: "Oficina de Island Excursions", place: "Harbour Street 4, Puerto Claro" },
		miramarClaro: { place: "recepción, Puerto Claro" },
		arenaNegra: { place: "recepción, Costa Brisa" },
		brisaMar: { place: "bajo la palmera de la entrada, Costa Brisa" },
		campsite: { title: "Camping Los Tarajales", place: "junto a la barrera, Costa Brisa" },
		almendro: { place: "puerta del patio, Santa Rosa" },
		lasSalinas: { place: "vestíbulo, La Salina" },
		saltWorks: { title: "Parada de guagua de las salinas", place: "lado del mar, La Salina" },
		lighthouse: {
			title: "Parada de guagua del faro del este",
			place: "marquesina de la rotonda, Cala Roja",
		},
	},
};
