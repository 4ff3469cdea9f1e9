/** Learned by bench/learn-emergency.ts, which writes this file: the logarithm of the odds of a text without any sign. */
export const intercept = -2.39;

/** A line for each sign, a word or a pair of words: what it adds to them in hundredths, a blank, and the sign. */
export const signWeights = `
-50 1
-18 1 $
42 10 minutes
50 105
17 110
-16 12 $
-15 14 inches
30 15 fet
22 15 minutes
-42 16
-23 16 $
-108 18
31 180
-15 1904
-15 1904 $
-19 1910
-19 1910 $
-62 1926
-57 1926 $
61 2
-35 2 @p
-53 20
-46 20 minutes
34 20 pies
-43 2015
-28 2019
-57 2020
-34 2021
-21 22
-25 25
-53 3
-21 3 and
-37 30
-18 30 $
-17 30 pies
-82 300
-71 300 $
-15 300 log
-33 300a
-37 301
-34 301 $
43 3rd
43 3rd flor
-15 4
-15 4 $
26 40
44 40 min
20 45
34 50 $
-17 50 en
-16 500
20 6
33 6 $
-20 6 and
29 60
-19 600
-18 600 volts
30 60s
19 7200
-38 8
-27 911
-34 95
-16 95 $
151 @d
84 @d $
38 @d @d
-50 @d @i
36 @d a
47 @d against
-61 @d alowed
61 @d ate
-15 @d backs
44 @d breathed
-28 @d broke
-26 @d burned
-22 @d came
-34 @d can
70 @d canot
-26 @d card
35 @d colapsed
27 @d cut
-27 @d de
92 @d del
-23 @d dice
-15 @d died
-86 @d do
24 @d does
62 @d drank
-17 @d drive
-60 @d drives
-65 @d droped
-20 @d el
86 @d en
38 @d esta
97 @d fainted
-54 @d fals
-36 @d feals
30 @d fel
-17 @d forgot
-49 @d get
-19 @d gets
18 @d going
68 @d got
-35 @d has
-85 @d hit
43 @d in
154 @d is
95 @d just
15 @d kep
37 @d keps
-15 @d le
-17 @d left
-80 @d lo
-30 @d lost
50 @d no
35 @d pased
41 @d put
-27 @d que
-25 @d quit
31 @d ran
-19 @d run
-45 @d says
-39 @d ses
-19 @d set
-20 @d shot
18 @d stay
19 @d steped
-22 @d stil
25 @d stoped
60 @d swalowed
52 @d take
50 @d tok
35 @d touched
17 @d up
-27 @d use
90 @d walked
47 @d wants
74 @d was
24 @d went
-43 @d what
17 @d with
-16 @d work
183 @h
-57 @h @p
23 @h ankleB
-35 @h armB
60 @h backB
27 @h belt
24 @h bot
47 @h bots
49 @h chekB
79 @h chestB
-31 @h elbows
38 @h eyeF
53 @h eyesF
19 @h faceB
-35 @h fingerF
41 @h fingersF
15 @h forearmF
35 @h foreheadB
127 @h fotB
123 @h handF
-26 @h handsF
-77 @h hard
-45 @h harnes
25 @h headB
25 @h heart
64 @h jawB
16 @h kneB
-63 @h knesB
114 @h legB
53 @h legsB
-82 @h lipsB
-20 @h lock
34 @h mouthB
144 @h neckB
44 @h noseF
-47 @h own
63 @h pants
-31 @h phone
-15 @h respirator
17 @h ribsB
19 @h right
23 @h saw
29 @h shirt
19 @h shouldersB
67 @h sideB
16 @h skinB
40 @h spech
17 @h stomachB
49 @h thighF
55 @h thumbF
45 @h toesF
38 @h tongueF
-44 @h truck
30 @h vest
18 @h wristF
24 @i
30 @i $
71 @i am
40 @i are
-16 @i ask
-48 @i backB
41 @i beam
52 @i ben
-39 @i both
-36 @i bring
20 @i broke
-31 @i burned
-99 @i buy
80 @i can
26 @i canot
-19 @i change
34 @i check
56 @i count
-34 @i cut
40 @i dig
172 @i do
88 @i drive
-87 @i droped
24 @i feal
-54 @i fence
-31 @i find
-15 @i flag
55 @i folow
41 @i found
34 @i get
25 @i give
22 @i go
-20 @i got
33 @i gues
-50 @i had
-27 @i handF
-16 @i hang
65 @i have
50 @i heard
29 @i help
28 @i hit
35 @i hold
25 @i just
62 @i kep
-24 @i know
15 @i lay
-53 @i let
97 @i lift
-24 @i log
-21 @i lost
-77 @i make
50 @i move
-19 @i ned
37 @i only
-23 @i pay
52 @i pel
-23 @i plug
23 @i pop
86 @i pul
-32 @i puled
62 @i put
19 @i quit
-20 @i ran
-26 @i report
42 @i rinse
21 @i rub
53 @i run
-25 @i save
54 @i say
101 @i se
-18 @i skip
64 @i smel
27 @i soy
-15 @i stand
-23 @i stay
44 @i steped
-38 @i stil
48 @i stop
-22 @i suposed
-28 @i swep
28 @i tape
-51 @i teach
-25 @i tel
44 @i think
30 @i tie
-23 @i told
20 @i touch
56 @i treat
22 @i try
105 @i use
-27 @i walk
44 @i want
-53 @i was
27 @i wash
-16 @i wear
-28 @i wil
-16 @i work
-67 @i write
35 @m
-47 @m @p
-17 @m aprentices
34 @m armB
15 @m armsB
30 @m backB
-71 @m bot
27 @m chestB
-27 @m cones
-15 @m crane
-48 @m dust
54 @m earF
15 @m earsF
74 @m eyeF
-22 @m eyesF
51 @m faceB
18 @m fence
25 @m fetB
20 @m fingerF
-28 @m fingersF
73 @m forearmF
51 @m fotB
-17 @m half
20 @m handF
63 @m handsF
20 @m hard
-42 @m harnes
34 @m heart
-23 @m helmet
-24 @m hours
40 @m jawB
-17 @m jeans
29 @m kneB
30 @m knesB
-19 @m lader
-24 @m left
43 @m legB
64 @m legsB
-30 @m lid
-22 @m mask
-23 @m medical
22 @m meter
-20 @m name
-26 @m old
-26 @m own
75 @m palmB
-42 @m phone
-15 @m respirator
-23 @m sandwich
20 @m shirt
-24 @m shoulderB
-16 @m signal
33 @m site
33 @m throatF
65 @m thumbF
72 @m toesF
-27 @m trailer
19 @m wristF
241 @o
-33 @o $
67 @o @d
24 @o @h
47 @o @u
20 @o acros
45 @o against
-55 @o are
32 @o by
32 @o down
-18 @o for
-21 @o go
-27 @o hair
-40 @o home
79 @o in
30 @o is
17 @o of
118 @o out
-24 @o overnite
43 @o the
15 @o to
29 @o up
29 @o what
24 @o with
32 @p
46 @p $
37 @p @i
-25 @p @u
30 @p abajo
27 @p adentro
-25 @p agency
44 @p al
-105 @p and
65 @p are
-21 @p ariba
-20 @p at
-34 @p backin
66 @p be
-23 @p broke
53 @p by
16 @p came
-28 @p can
-86 @p canot
37 @p colapsed
17 @p comes
-63 @p cut
24 @p de
49 @p del
-59 @p dice
-19 @p did
-25 @p died
-32 @p do
-50 @p does
217 @p down
40 @p droped
-22 @p drown
-47 @p elses
-17 @p en
60 @p esta
65 @p exposed
-19 @p feal
50 @p fel
-34 @p fine
-50 @p for
-16 @p found
-55 @p from
-22 @p get
-15 @p gets
108 @p got
-16 @p grabed
22 @p hanging
93 @p has
20 @p here
-67 @p how
23 @p hurt
178 @p in
34 @p inside
135 @p is
-32 @p jump
81 @p just
-25 @p kept
-57 @p know
18 @p laying
-24 @p le
-39 @p left
-20 @p lo
26 @p lok
-18 @p los
-44 @p ned
-16 @p never
-31 @p no
-51 @p not
-19 @p of
51 @p on
-48 @p or
-27 @p out
-41 @p over
93 @p overboard
65 @p pased
-15 @p por
-24 @p puede
37 @p puled
-31 @p put
-52 @p q
53 @p que
-15 @p quiere
27 @p runing
-36 @p say
-77 @p says
18 @p se
27 @p shot
65 @p should
-15 @p sin
32 @p sliped
-17 @p start
67 @p stil
93 @p stoped
62 @p stuck
17 @p tel
42 @p that
43 @p the
32 @p this
-19 @p threw
24 @p tied
-21 @p tiene
-42 @p tok
-44 @p told
51 @p traped
49 @p under
48 @p up
-32 @p walked
-21 @p walking
-28 @p want
-41 @p wants
-66 @p was
26 @p went
50 @p were
28 @p what
-25 @p which
41 @p who
-42 @p wil
93 @p with
22 @p work
-31 @u
41 @u $
-33 @u @d
75 @u @i
20 @u @m
-27 @u a
-40 @u about
66 @u arde
25 @u are
86 @u esta
-19 @u have
44 @u how
-53 @u if
-28 @u is
53 @u mareo
-15 @u of
-17 @u olvido
78 @u on
-25 @u pueden
-15 @u pusieron
25 @u quede
-37 @u quedo
-38 @u the
-16 @u va
24 @u ve
26 @u what
-15 ^ 14
-15 ^ 15
-17 ^ 1910
-42 ^ 1926
-25 ^ 30
-18 ^ 5
-24 ^ 50
-19 ^ @h
110 ^ @i
-57 ^ @m
22 ^ @o
39 ^ @p
-32 ^ @u
46 ^ a
-19 ^ abajo
28 ^ acid
24 ^ active
-16 ^ air
57 ^ an
70 ^ anda
45 ^ ando
-105 ^ are
17 ^ asphalt
67 ^ asthma
24 ^ auxilio
24 ^ ay
17 ^ ayuda
19 ^ backhoe
-39 ^ backup
-24 ^ bad
84 ^ be
-18 ^ ben
-19 ^ best
25 ^ bled
32 ^ bleding
-62 ^ block
-16 ^ blow
-20 ^ bom
33 ^ both
-19 ^ botle
-21 ^ box
-28 ^ branch
29 ^ broke
-25 ^ broken
31 ^ bucket
-44 ^ burn
53 ^ burned
-17 ^ burning
-20 ^ cada
-73 ^ can
-67 ^ canot
-18 ^ car
88 ^ cave
75 ^ cayo
93 ^ cement
-36 ^ chain
32 ^ chestB
-15 ^ chisel
39 ^ chop
-16 ^ close
-101 ^ como
-23 ^ cone
-37 ^ cord
31 ^ coughing
-16 ^ count
88 ^ crane
-18 ^ crushed
25 ^ cual
-20 ^ cuales
-62 ^ cuando
-21 ^ cuanta
-27 ^ cuantas
-46 ^ cuanto
-32 ^ cuantos
-26 ^ cut
-18 ^ cuting
-17 ^ de
-28 ^ dead
-17 ^ despues
117 ^ dice
-18 ^ diference
-16 ^ dizy
-20 ^ do
-32 ^ does
37 ^ dog
-68 ^ donde
-51 ^ dos
-19 ^ droped
-17 ^ dry
-23 ^ dump
-29 ^ dust
-85 ^ el
-39 ^ elevator
-59 ^ en
30 ^ encontre
-25 ^ engine
-18 ^ enter
19 ^ entro
28 ^ es
79 ^ esta
21 ^ estan
25 ^ estoy
47 ^ everyone
-31 ^ explain
-15 ^ exposed
72 ^ eyesF
-15 ^ fal
-15 ^ faltan
-28 ^ feals
60 ^ fel
20 ^ fence
-24 ^ fetB
39 ^ fingerF
-35 ^ fingersF
-36 ^ fire
29 ^ forget
37 ^ from
16 ^ frost
17 ^ frozen
-17 ^ gap
26 ^ gas
-24 ^ get
-16 ^ gfci
25 ^ glas
-36 ^ glases
-32 ^ go
137 ^ got
-25 ^ gota
-23 ^ ground
-23 ^ guter
-15 ^ hace
23 ^ hamer
-49 ^ handF
-17 ^ handsF
-15 ^ hard
-23 ^ harnes
-61 ^ has
46 ^ hay
-19 ^ headache
15 ^ hear
-18 ^ heard
-15 ^ hearing
-20 ^ heat
-26 ^ heater
19 ^ help
-20 ^ hi
-42 ^ hit
-35 ^ hitch
-45 ^ hok
-21 ^ hold
-16 ^ hole
50 ^ horse
-19 ^ hose
-32 ^ hospital
46 ^ hot
-31 ^ how
-27 ^ huele
39 ^ hury
27 ^ ice
-36 ^ if
-16 ^ insurance
-96 ^ is
-19 ^ it
-26 ^ its
-30 ^ jack
-17 ^ jump
-28 ^ just
-44 ^ kep
-15 ^ kickback
29 ^ knife
-31 ^ la
46 ^ lader
-60 ^ las
33 ^ last
71 ^ le
-15 ^ lead
-25 ^ leave
-17 ^ let
-20 ^ levo
75 ^ lightning
-22 ^ line
182 ^ lo
-20 ^ load
-22 ^ log
17 ^ loks
-28 ^ long
-89 ^ los
-24 ^ lose
-26 ^ lost
-22 ^ lumber
72 ^ machine
15 ^ manhole
-38 ^ max
-69 ^ may
-19 ^ mi
-15 ^ minutes
-24 ^ move
-19 ^ must
73 ^ nadie
69 ^ nail
-26 ^ nails
94 ^ ned
41 ^ never
30 ^ new
47 ^ no
58 ^ nobody
31 ^ nomas
75 ^ nos
22 ^ nothing
51 ^ number
42 ^ ocupo
17 ^ of
36 ^ old
-33 ^ one
-53 ^ open
-21 ^ osha
-18 ^ outriger
-26 ^ over
18 ^ oye
35 ^ palet
-28 ^ panel
-22 ^ para
64 ^ perdio
-16 ^ pierdo
61 ^ please
-26 ^ podemos
-16 ^ poison
-42 ^ por
-38 ^ power
-69 ^ puedo
-29 ^ pul
21 ^ puled
-16 ^ pulgadas
15 ^ pump
-83 ^ put
-43 ^ q
-88 ^ que
33 ^ quedo
26 ^ quick
-32 ^ quien
-27 ^ radio
-18 ^ rail
-20 ^ reach
33 ^ red
59 ^ report
-16 ^ ride
-21 ^ ring
37 ^ rof
30 ^ roler
49 ^ rope
-29 ^ rub
-32 ^ run
-22 ^ salio
43 ^ sandblaster
-30 ^ saw
39 ^ sawdust
-20 ^ scba
-16 ^ sds
21 ^ sewer
-15 ^ shock
70 ^ should
-84 ^ si
-18 ^ since
23 ^ skid
-25 ^ skidster
-27 ^ skip
-17 ^ smels
-50 ^ smoke
-19 ^ smokin
-18 ^ smoking
-17 ^ snow
-19 ^ so
-19 ^ stack
-22 ^ stand
24 ^ staple
18 ^ started
-16 ^ stel
-37 ^ steped
-25 ^ stil
63 ^ stop
-16 ^ store
-20 ^ storm
-32 ^ sun
-29 ^ swarm
-17 ^ table
-22 ^ tag
-37 ^ take
60 ^ tank
-16 ^ tape
-16 ^ ten
-27 ^ the
21 ^ there
-16 ^ thirty
-17 ^ this
-25 ^ thre
65 ^ threw
-31 ^ throw
20 ^ throwing
-17 ^ tie
91 ^ tiene
-16 ^ tight
-19 ^ tires
-16 ^ to
17 ^ toco
-15 ^ toeF
50 ^ tok
-21 ^ tols
-17 ^ tomo
24 ^ tongueF
43 ^ tono
42 ^ torch
-32 ^ tornado
-17 ^ toth
16 ^ tractor
69 ^ trae
57 ^ traigo
27 ^ trailer
21 ^ traje
78 ^ traped
18 ^ trash
22 ^ tre
28 ^ trench
26 ^ triped
-21 ^ twenty
23 ^ uh
71 ^ un
-68 ^ una
-20 ^ under
29 ^ uno
-15 ^ use
-25 ^ uso
15 ^ valve
-18 ^ van
-17 ^ vest
19 ^ wait
18 ^ wal
-36 ^ walk
-16 ^ walking
-24 ^ wash
-47 ^ water
42 ^ waters
-19 ^ welding
42 ^ were
-105 ^ what
-78 ^ when
17 ^ where
19 ^ wheres
-52 ^ which
-100 ^ who
-31 ^ why
-27 ^ wind
-21 ^ wod
-17 ^ work
-15 ^ working
-17 ^ y
92 ^ ya
-19 ^ yelow
-45 ^ you
-60 a
-16 a 2
-17 a 2x4
39 a 6
55 a @p
15 a bad
18 a bag
-27 a beam
35 a belt
30 a big
24 a bin
-32 a bit
77 a board
16 a bone
-16 a break
-36 a broken
-48 a bucket
25 a bump
-21 a bundle
-21 a can
23 a car
-17 a card
-49 a chain
-24 a chemical
-20 a chestB
-22 a citation
40 a concusion
-28 a crane
-26 a cuantos
72 a cut
-22 a dar
-23 a dead
-19 a delivery
19 a diabetic
39 a doctor
49 a dog
32 a dos
16 a dump
62 a fal
22 a fence
68 a few
-18 a fire
40 a fit
-19 a flat
-21 a flor
16 a fork
-21 a forklift
-16 a ful
65 a gas
54 a glove
-16 a god
-20 a guard
28 a gun
-19 a half
49 a handF
-15 a hard
-17 a harnes
-47 a heart
-22 a hit
-21 a hole
18 a hot
-28 a house
60 a jacket
32 a jlg
-77 a joke
-74 a la
-29 a lift
59 a live
-35 a load
62 a log
-23 a los
28 a lot
70 a loud
-29 a machine
-16 a mask
-55 a metal
-18 a mi
32 a minute
-68 a nadie
-35 a nail
-46 a near
21 a nedle
-16 a neighborhod
-18 a new
-20 a or
-23 a osha
-51 a pacemaker
-39 a palet
-15 a permit
-17 a photo
19 a pickup
-62 a pipe
-24 a poster
46 a power
37 a pulse
-28 a que
-18 a quien
21 a rag
26 a rebar
-17 a respirator
-41 a rock
-24 a rof
18 a rolover
23 a rope
18 a row
-17 a rung
-16 a runing
21 a sandwich
-17 a scafold
-40 a scratch
25 a screwdriver
46 a seizure
29 a sewer
-15 a shackle
35 a shet
18 a sideB
-21 a sign
20 a skid
-28 a skylight
27 a snake
17 a stack
71 a stel
40 a stroke
32 a suden
-32 a swinging
26 a text
-15 a tick
40 a time
28 a tiny
41 a trailer
-15 a tre
-21 a trench
-31 a truck
38 a un
26 a una
32 a vehicle
-21 a vest
-23 a wal
-20 a water
35 a whole
-33 a window
-23 a wire
16 a wreck
26 a yelow
71 abajo
47 abajo $
47 abajo con
-19 abajo de
-19 abajo en
29 abajo y
-62 abejas en
-21 abierto
22 abiertos
35 able
35 able to
-62 about
-28 about @o
-20 about @p
152 about a
-40 about it
-112 about the
15 above $
-25 above @u
25 abre
36 abrio
16 abrir los
-32 acabo el
-31 aceite $
-15 aces
-22 acetylene
24 aches
66 acid
35 acid in
40 acid on
24 acident
59 acident on
-36 acidente
-15 acidente $
59 acido
23 acido $
31 acros
35 acting
29 acting drunk
21 active
21 active shoter
-39 ad
60 adentro
66 adentro $
16 adentro de
55 adentro del
-21 adentro q
-17 adjuster
-17 admited
-20 advice
43 aed
52 aed on
15 aerial
18 aerial lift
28 after
85 after @o
-20 after @p
55 after a
-29 after an
51 after that
-20 after the
19 afuera $
-44 again
-36 again $
62 against
88 against the
65 agarado
-22 agarar
74 agaro
21 agaro el
36 agaro la
-24 agaro una
-28 agency
-44 ago
23 ago $
-29 ago and
-50 agua
36 agua $
43 agua a
-52 agua al
-33 agua de
-18 agua en
-32 agua pa
-20 agua para
80 agua y
15 aguanta
-15 ahead
-17 ahi
56 ahogando
-48 ahogo
64 ahorita
28 ahorita $
-19 aid
23 aid $
16 aids
-68 air
15 air $
30 air hose
-20 air is
23 aire
35 aire en
-25 aire y
40 al @i
56 al @p
-20 al arbol
-17 al around
-15 al bano
80 al de
22 al generador
-17 al night
40 al of
54 al over
15 al red
34 al rio
19 al the
-19 al wek
20 alacran
-32 alambres
-62 alarm
-40 alarm $
-36 alarma
-19 alarma $
-16 alarms
62 alcanzo
-18 alcohol
-28 alergic and
31 alergic to
26 alergico
-32 algo $
-78 almost
-58 almost got
15 alone in
17 along
-15 along and
-95 alowed
-32 alowed $
-29 alowed to
-27 alowed up
73 already $
15 alright to
-28 alto
-32 altura
-15 alturas
18 aluminio
20 aluminio y
-53 always
20 am
-25 am @i
15 am alone
39 am at
23 am going
-17 am in
-19 am inside
-17 am new
-22 am noding
83 am on
42 am stuck
-54 am the
-31 am up
-17 am used
61 amarado
-25 amarar
-17 amararme
31 amare
42 ambulance
84 ambulancia
-19 amputacion
-16 amputacion $
-33 amputation
-15 amputation $
-37 an @p
-24 an acident
75 an ambulance
25 an electric
35 an elephant
18 an epipen
46 an explosion
-28 an eyeF
-15 an inch
-45 an incident
-31 an old
25 an overhead
-44 anchor
-18 anchor $
57 and
116 and @d
97 and @h
76 and @i
56 and @m
-19 and @p
-29 and a
-18 and acid
41 and al
37 and broke
38 and can
71 and canot
-31 and do
-21 and droping
49 and dry
70 and fel
-64 and got
37 and gray
18 and has
-21 and heat
-81 and hit
19 and hot
119 and is
36 and keps
28 and landed
-26 and left
-28 and let
-34 and lightning
-30 and mised
-26 and no
26 and not
25 and now
-43 and numb
-36 and on
56 and one
-25 and ride
48 and sat
111 and says
-16 and slepy
29 and sweaty
50 and the
34 and then
-29 and there
30 and thre
-19 and tok
51 and wants
-15 and was
-23 and were
-15 and white
82 and wil
-17 and windy
16 anda
-48 andamio
56 andamio con
-16 andamio esta
-16 andamio no
29 andamio se
21 andamio y
15 andamos
-15 andan
20 ando en
-23 angle
74 ankleB
21 ankleB $
31 ankles
-53 ano
-43 ano pasado
-22 anoche
-84 anos
-46 anotar
49 another @p
-66 answer
-22 answer @h
35 answering
48 answers
18 antena
-71 antes
-37 antes de
35 antifreze
-19 ants
-74 any
-25 anymore
-21 anymore $
-30 anyone
-68 ap
-51 ap $
-30 apaga
-37 apago
-20 apago la
-26 apart
15 apenas
35 aplastada
35 aplastada $
110 aplasto
-31 aplica
-30 aplicacion
-19 aprentices
44 apretado
-58 april
-39 april and
-37 apron
59 aqui
-15 aqui $
19 aqui en
39 aranco
-45 arbol
-23 arbol $
15 arboles
-15 arc
24 arch
63 arde
63 are
-25 are @i
17 are @p
-88 are al
53 are blue
-45 are burning
51 are diferent
57 are diging
52 are flat
26 are gone
-23 are in
-58 are long
-19 are on
-23 are runing
-30 are shaking
-29 are shot
24 are smoking
-15 are the
-16 are there
-23 are white
15 are working
-72 area
-22 area $
-15 ariba
15 ariba de
28 ariba en
-17 ariba y
198 armB
-24 armB from
18 armB in
97 armB is
-18 armB vibration
-15 armar
105 armpitB
20 armsB $
-17 armsB came
-52 arnes
-21 arnes $
27 arnes no
-24 arnes y
-19 around @m
-17 around a
26 around and
37 around the
33 around what
-61 as
67 as a
-23 asbesto
-79 asbestos
-25 asi
-38 ask
-27 ask about
-35 asked
49 asking
-50 asking $
68 asking for
17 asking the
-44 asks
-15 aslep in
36 asphalt
41 asthma
20 asthma and
78 asthma atack
-48 at
-57 at 2
-26 at 6
24 at 60
-28 at @m
18 at a
48 at home
-42 at night
50 at the
-27 at work
45 atack
-45 atack when
117 ate
37 ate a
41 ate something
50 atic
80 atorado
-21 atorado en
-51 atoro
-35 atoro la
26 atrapado
17 atrapado debajo
-33 atras
-24 atras del
70 atropelo
35 atv
70 auger
22 auger $
-18 august
24 auxilio
-26 auxilios
-19 auxilios en
55 aventar
-22 aviso
22 awake
17 awake $
17 awake but
-81 away
-50 away $
15 away and
-26 away from
20 ay
-69 ayer
-26 ayer y
51 ayuda
-55 ayuda $
40 ayuda el
35 ayuda se
-54 b
-27 b $
-15 b4
42 baby
-34 backB
15 backB $
53 backB and
-23 backB at
-21 backB in
22 backB lifting
35 backB of
-22 backB on
22 backB out
-17 backB to
67 backed
-47 backed into
112 backed over
-34 backin
-34 backin up
-45 backing
-15 backs
-49 backup
-39 backup alarm
73 backward
33 backwards
16 backwards $
88 bad
66 bad $
18 bad and
39 bad for
-43 bad from
-16 bad idea
23 bad is
-60 badge
-16 bag
21 bag of
-17 bags
-16 bajada $
30 bajada el
49 bajar $
-25 bajar de
28 bajaron
16 bajo
48 bajo a
-16 bajo el
-23 bajo los
-19 baker
-28 bal
-21 balance
-22 ban
16 band aids
15 banda la
-18 bands
-21 bang
23 banging
65 bank
100 bar
25 bar $
16 bar and
-54 barandal
-17 barba
-25 bare
-16 bare skinB
-26 barels
25 barely
21 barely breathing
26 barge $
-24 baricade
-17 base
24 basement
-17 basement how
-24 basket
-18 basket right
-29 basura
-16 basura del
-39 basura en
19 batery $
24 batery acid
-68 be
-55 be $
-19 be a
35 be able
56 be buried
-27 be hoked
-22 be in
22 be ok
45 be sting
-50 be the
-15 be thrown
22 beam
33 beam $
-21 beam and
-19 beard
-75 because
-62 because @d
-29 bed
-38 bed is
-27 bed of
-87 before
90 before $
-37 before @i
-15 before @p
-32 behind
27 behind @u
23 being electrocuted
19 below
32 below @h
-15 below the
63 belt
-33 belt in
-27 belt is
20 belt to
-20 belts
54 belyB
22 belyB $
95 ben
45 ben in
28 ben on
-30 ben out
-29 ben throwing
-18 ben up
36 bend
-16 bent the
-20 beper
18 bes $
-24 best
-29 beter
28 beter $
-44 beter than
-19 betwen a
26 betwen two
-65 bien $
-16 bien @u
22 bien fuerte
-36 bien la
27 big
29 big @p
41 biger
-47 bil
39 bin
-32 binder
-33 bird
133 bit
28 bit @o
90 bit @u
20 bit by
-17 bit the
-44 bite
74 biten
74 biten by
33 black
-36 black $
19 black and
-15 black coating
56 black stuf
30 blacked
30 blacked out
-28 blade
-20 blades
33 blanco
28 blast
113 bleding
74 bleding $
50 bleding after
71 bleding bad
56 bleding from
134 blew
15 blew of
93 blew up
-50 blind
-30 blind in
46 blistering
46 blistering $
64 block how
-16 block in
23 block of
-19 block wal
-31 blocked
27 blocks
81 blod
76 blod $
18 blod coming
-28 blod in
34 blod is
-15 blod on
-19 blod presure
23 bloque
45 bloque $
-34 blow
16 blower
-24 blowing
24 blown
123 blue
60 blue $
27 blue and
-37 boards
-15 boards with
21 boat
-25 boat $
84 boca
59 boca $
-31 bodyB
-15 bok
-50 bolt
27 bolt in
20 bolted
-39 bolts
-20 bolts and
-80 bom
-16 bom $
54 bom hit
-21 bom up
-29 bomba
-17 bomba de
-19 boms
81 bone
19 bone $
49 bone showing
-15 bones
-22 borde
25 bot $
34 bot is
38 bota
32 bota $
-16 botas
-19 bote
45 botela
-33 botela de
74 both
68 both @p
17 both eyesF
24 both handsF
30 both of
-32 both sides
-25 botiquin
26 botle
21 botle $
-53 botle and
45 botle it
49 botle of
-48 botles
-22 botles inside
66 botom of
-112 bots
-68 bots $
63 bots and
-15 bots are
-31 bots stil
-72 box
-22 box $
-28 brace
-15 braces
-56 brakes
-35 branch
-19 brand
-16 brand of
90 brazoF
20 brazoF $
-97 break
-15 break $
36 break rom
-119 breaker
-30 breaker $
-42 breaks
-36 breaks $
144 breathe
72 breathe $
33 breathe in
47 breathed
24 breathed in
85 breathing
86 breathing $
-48 breathing in
38 breathing right
-38 brick
25 bridge
-18 bridge $
33 bridge @d
-19 bridging
21 brinca
20 brinco
-41 bring
52 broke
-67 broke $
36 broke @m
47 broke and
-44 broken
16 broken $
27 broken glas
-47 brown
-26 brush
-24 brush in
-37 bucket
22 bucket and
33 bucket swung
-28 bucket up
-24 budget
-16 buenas
33 building $
-15 bulto de
16 bump
-16 bumped by
17 bumper
-26 bundle $
55 bundle on
-91 bundles
-94 bundles $
-27 buoy
78 buried
16 buried $
37 buried in
29 buried up
20 burito
15 burito $
-35 burn
42 burned
43 burned $
42 burned @m
40 burned both
16 burned by
-84 burned up
-31 burning
15 burns
16 burns $
16 burns on
31 burst
-22 busines
41 but
63 but @d
17 but @p
24 but it
-18 but its
-20 but no
-21 but says
-146 but the
-16 buter
-17 buter or
-104 buy
-61 buy the
-16 by $
52 by @h
-45 by @o
26 by a
16 by an
-17 by fours
-19 by itself
40 by lightning
57 by one
60 by the
-17 c soil
22 cab $
32 cab and
-43 cab with
25 cabezaF
34 cabezaF y
-26 cabinet
-41 cable
32 cable $
21 cable con
-17 cable de
-49 cable esta
36 cables y
-22 cada cuanto
-21 cadena
-33 cadena $
-24 cae
-18 cae un
-37 caer
24 cafe
-29 cage
66 cai
58 cai de
32 cai del
-17 caida
-34 caja
-41 cal osha
-15 cal the
-44 cale
-41 cale $
90 calfB
-31 calor
-15 calor @u
-25 cambia
-16 cambia la
-23 cambio
-18 cambio $
137 came
102 came down
-28 came home
-38 came in
39 came of
30 came out
58 came up
40 camina
19 caminando
31 caminar $
-25 camino
-41 camion
24 camion $
29 camion de
-17 camion que
-22 camioneta
-125 can
51 can $
-148 can @d
-154 can @i
-20 can @m
-63 can @p
-21 can a
33 can feal
78 can find
63 can get
46 can hear
-22 can of
35 can only
89 can se
-16 can show
-23 can smel
-17 can take
-44 can the
-26 can thre
63 can you
-49 candado
-21 candado de
-25 candles
-28 canopy
80 canot
-95 canot @d
29 canot breathe
-37 canot feal
94 canot get
-62 canot hear
-18 canot let
62 canot lift
-20 canot move
18 canot reach
-90 canot se
33 canot stand
67 canot talk
22 canot wake
28 canot walk
-26 cans
-23 cans $
-50 cap
-15 capacity
-66 caps
-23 car just
76 caraF
48 caraF $
32 caraF con
17 carbon
18 carbon monoxide
-117 card
-41 card $
-15 cards
-22 carer
-25 careta
-22 caretila
-50 carga
-16 caril
-64 caro $
34 caro se
-37 cars
-25 cars $
-28 cartridge
-17 cartridge $
-82 cary
-31 cary it
-20 casa
26 casa se
-106 casco
-17 casco $
-17 case
-28 casi
-19 casi @u
-25 caso
-22 caso $
-21 casos
17 caught
-28 caught @o
36 caught fire
29 caught in
47 caught on
60 cause @i
-17 cause its
-24 cause of
84 cave
87 cave in
101 caved
33 caved in
90 cayeron
121 cayo
18 cayo al
-22 cayo cal
68 cayo de
43 cayo del
-51 cayo el
51 cayo en
-75 cayo la
24 cayo un
-38 cayo y
-28 ceiling
-24 cel
41 cement
-15 cement $
19 cement and
-61 cemento
-63 cemento en
-29 cemento y
18 cerada
-53 cerca
-16 cerca del
-62 cert
-73 certified
-42 certified $
30 chain
-15 chain $
16 chain and
-57 chaleco
-30 chaleco $
-52 change
-16 changed
44 changes
48 changes $
-41 changing
-38 changing the
-19 chaps
-18 charge
-28 chart
-20 chart $
-31 check
39 check $
53 check for
-19 check in
-26 checking
-19 checks
47 chekB
23 chekB $
-25 chemicals
101 chestB
27 chestB feals
19 chestB hurts
31 chestB is
21 chestB pain
-32 chestB strap
69 chin
16 chin $
-54 chip
-30 chiper is
-31 chips
34 chlorine
-43 chock
-15 choco con
-41 choker
39 choking
22 choking $
-23 choking and
26 choking on
15 chop
16 chop saw
39 choped
39 choped of
34 chueca
30 chueco
-20 chute
-21 cierto
21 cilindro
-27 cimbra
-29 cinco
-15 cinder
-29 cinturon
-20 cinturon en
52 cisterna
-28 citation
-27 citation $
-26 city
-62 claim
-51 clamp
-27 clamp $
-185 clas
-26 clas and
-33 clas do
33 clavado
-16 clavadora
-16 clavarme
47 clavo
23 clavo en
-16 clavos $
-29 clean
21 clean of
-22 clean up
-31 cleaner
-57 cleaner in
-17 cleaning
-18 cleaning up
-22 clearance
67 cleared
-15 clearing
-49 climb
29 climbed
-36 climbing
-20 clinic
-16 clinic and
-37 clinica
-31 clip
44 cliped
-18 clock
60 cloro
26 cloro con
-23 close
-25 close $
-24 close is
-28 closed
31 closet
15 closing
-17 closure
-30 clothes
-31 co
-23 coat
-21 coat $
-27 coating
-16 coating on
-58 code
28 cofe
41 cofe $
-17 col
-17 colado
-16 colado $
142 colapsed
58 colapsed in
30 cold $
73 cold and
-21 coler $
17 colgado
52 colgado del
28 color $
21 color of
25 colour
-16 columna
36 come
-15 come in
41 come out
20 comes
16 comes $
24 comes out
19 comezon
-26 coming $
-23 coming and
37 coming backB
-17 coming in
35 coming of
38 coming out
-17 coming up
-76 como
-18 como evito
-33 como la
-26 como le
-28 como limpio
-31 como lo
-19 como no
-22 como pruebo
41 como saco
-91 como se
-90 comp
-24 comp $
53 compactor
-35 compania
-51 company
19 company or
-28 competent
-22 competent @p
-77 compresor
-24 compresor $
22 compuerta
22 compuerta del
44 con @d
-15 con @p
27 con acido
-19 con clavos
68 con el
21 con este
-18 con grua
29 con la
-29 con los
53 con mi
-15 con nieve
-33 con que
19 con quien
23 con todo
-34 con una
-72 concrete
-36 concrete $
40 concrete in
23 concrete pump
-18 concreto con
40 concusion
-21 condition
37 conductor
-42 conduit
23 cone
-27 confined
-21 confined space
71 confused
34 confused and
43 conos
-19 considera
-15 construcion
-28 construction
-26 contact
17 contact with
-33 contacto
-24 contacto con
-16 container
116 contesta
21 contesta $
46 contesta el
56 contra
65 contra la
-18 contrasena
-18 contratista
21 control
-15 control and
-16 controled
-21 controls
32 controls on
20 conveyor $
40 convulsionando
34 coperhead
62 corazon
35 corazon $
-47 cord
74 cord $
-29 cord and
-19 cord bad
-28 cords
22 coriente
16 corn
37 corta
-38 cortar
-20 corte la
23 corto
-33 corto $
15 corto la
-20 coton in
72 coughing
69 coughing up
-81 could
-43 could a
-18 count
-21 count $
-23 count as
64 counterweight
-120 counting
-45 cover
-17 coverals
23 covered
-25 covered by
-21 covers
19 cow
86 cpr
-37 crack
21 cracked
-22 cracking
-17 cracks
46 cramps
-33 crane
50 crane bom
111 crane droped
-24 crane is
81 crane load
30 crashed
20 crawl space
-20 crawl under
-72 crazy
52 crazy $
-15 crek and
101 creo
91 creo q
-34 cribing
-30 cros
-40 cruceta
59 crushed
50 crushed @m
-23 crushed in
-20 crusher
37 crying
-21 cual es
-27 cuales
-26 cuales @p
-93 cuando
35 cuando me
-36 cuando se
-22 cuanta
-50 cuantas
-84 cuanto
-22 cuanto se
-22 cuanto tiempo
-80 cuantos
-28 cuantos piesF
-15 cuarto
-26 cubre
-17 cubre el
27 cuelga
96 cueloF
52 cueloF $
-88 cuenta
-31 cuenta $
-52 cuenta como
-34 cuerda
69 cuerpo
46 cuerpo $
35 cuerpo se
28 culvert
-15 cup
-15 cura
-29 curb
21 curent
-78 curso
-15 curso de
16 cushion
53 cut
-33 cut $
-16 cut @h
93 cut @m
48 cut @o
-20 cut @p
-15 cut @u
-25 cut a
-26 cut by
-20 cut down
76 cut in
-20 cut into
62 cut is
-28 cut of
53 cut on
-55 cut through
-18 cut up
-20 cut with
31 cuter
-27 cuting
-54 cylinder
-60 cylinder $
-19 cylinders
-19 d
-45 da
-35 da toques
-17 daily
-33 damage
-29 damage $
-18 damaged
20 dando
-27 danger
-15 danger tape
-16 dangerous
27 dangling
-36 dar
-22 dar un
17 dark $
26 dash
-17 data
-80 day
-46 day and
-22 day of
-84 days
-59 de
36 de 20
15 de @d
-16 de adentro
-25 de agua
18 de aluminio
34 de carga
20 de clavos
16 de concreto
40 de espaldas
15 de gas
45 de golpe
129 de la
22 de lado
66 de los
31 de nosotros
33 de oxigeno
-21 de poner
-21 de que
42 de salir
-15 de seguridad
-25 de sombra
25 de tiera
34 de toser
-70 de un
-38 de veras
-31 de verdad
-22 dead
-20 dead and
-21 dead in
-20 deadline
-16 death
44 debajo
29 debajo de
20 debajo del
-57 debe
-21 debe estar
-22 debe hacer
-16 deben
-28 debris
-20 decibels
45 decir
-24 deck
37 deck $
-23 decking
49 dedoF
37 dedoF con
71 dedosF
19 dedosF blancos
42 dedosF en
-28 dedosF por
18 degreaser
36 degreaser $
-17 degres and
-16 deja
23 deja de
-32 deja el
-19 dejar
23 dejo $
-45 dejo el
35 del
52 del agua
-18 del aire
28 del arnes
-34 del barandal
-74 del camion
-48 del caro
-26 del compresor
26 del concreto
-26 del cuerpo
38 del dedoF
21 del dump
26 del edificio
-21 del esmeril
-29 del frio
-15 del hoyo
-35 del lift
39 del pieF
24 del poste
32 del scisor
-19 del segundo
43 del tanque
20 del techo
31 delivery
-17 delivery @p
-81 demo
-32 demo $
-24 demolition
-19 demolition $
-38 dented
36 dep
78 dep $
39 dep cut
20 dep in
-19 department
-16 depth
-29 der
-15 derechos
27 derick
22 desangrando
-79 descompuso
40 desde
18 desde el
-34 desk
-16 desmaya
22 desmayado
73 desmayo
-22 desmayo $
-22 desmayo en
53 desmayo por
16 despertar
22 despertar $
44 despierta
15 despierta $
-15 despues
-34 despues $
25 despues de
-17 detector
-18 dia $
-16 diabetes
17 diabetic
39 diabetic and
-78 dias
24 dice
21 dice cosas
58 dice que
-30 did
-28 did not
24 die $
-77 died
-37 died in
71 dieron un
-39 diference
-34 diference betwen
34 diferent
61 diferent sizes
37 dig
-18 dig $
40 dig out
29 diging
-15 diging fotings
36 dio
33 dio en
16 dio un
18 direcion
17 dirt and
-29 disc
-22 disc $
-51 discipline
-23 disco
-23 disease
-66 distance
-17 distance $
-21 distancia
-35 ditch
-19 ditch $
42 dizines
42 dizy
46 dizy $
32 dizy and
-22 dizy from
-16 dizy in
-78 do
58 do $
-33 do @h
-61 do @i
-45 do @p
103 do about
-24 do first
-35 do if
70 do in
-51 do it
-16 do that
33 do the
29 do u
39 do when
-53 do with
-24 do you
-22 doc
24 dock $
24 doctor $
38 doctor or
-101 does
-76 does @d
-15 does @m
-35 does a
51 does not
-66 does the
18 does this
-18 does wet
63 dog
27 dog $
-44 doing
52 doing cpr
-19 dolars
34 dolor
-32 dolor de
18 dolor en
-66 domingo
-62 donde
-28 donde @d
20 donde esta
15 donde lo
47 donde no
-17 donde va
-15 done
-34 dormido
-42 dors
-53 dors $
153 dos
28 dos $
54 dos @p
28 dos dedosF
36 dos ojosF
88 down
-35 down $
41 down @d
40 down @m
72 down @p
-32 down a
45 down for
-34 down in
52 down on
23 down or
15 down the
34 down there
-18 down while
-44 down who
19 dozer $
20 drag
51 draged
40 drain
38 drain $
161 drank
44 drank antifreze
59 drank from
76 drank paint
16 drift
20 drift pin
-71 dril
19 dril bit
-17 dril how
-34 dril pres
-37 driled
-23 drink water
75 drive @o
-23 drive a
-17 drive the
-49 drive with
17 driver
-62 drives
-61 drives the
-29 driving
19 driving $
22 droling
21 droling $
-51 drop
-16 drop zone
94 droped
109 droped $
-80 droped @m
100 droped on
52 droped the
-47 droping
-18 droping on
26 drops
42 drops $
-31 drove
-22 drown
-22 drown in
61 drowning
21 drowning in
-49 drug test
22 drunk $
-22 dry $
40 dry and
-25 dry cut
-147 drywal
-47 drywal $
-20 duele la
-18 dug
21 dump bed
-16 dump bodyB
18 dump truck
-45 dumpster
-18 dumpster $
-60 dumy
-33 durmiendo
76 durmio
-84 dust
-24 dust $
-19 dust is
-61 duty
-30 duty $
-53 dying to
-31 each
-19 each other
24 earF $
-20 earF @p
-15 earF plugs
-54 early
-42 early for
38 earsF
-31 earsF $
35 earsF are
-22 ease
-22 eating lunch
-51 echa
-26 echa humo
-21 echar
-15 echo
-17 echo gasolina
-37 edge
-30 edge $
34 edge and
50 edificio $
26 eg
39 egs
-27 eight
-17 eight months
-42 el 300
107 el @p
-22 el aceite
-38 el agua
-32 el andamio
-43 el ano
-45 el arnes
21 el bano
-15 el borde
-28 el bote
-18 el botiquin
106 el brazoF
-25 el cable
-33 el calenton
36 el camion
-30 el candado
-59 el casco
-16 el cemento
-16 el chaleco
21 el cilindro
-29 el compresor
-18 el contratista
-29 el control
62 el corazon
-22 el corte
76 el cueloF
39 el cuerpo
-16 el dia
-47 el domingo
73 el elevador
-18 el examen
19 el gas
-37 el gato
-36 el generador
44 el hombroF
-26 el hoyo
48 el hueso
-21 el jale
-57 el lift
40 el lunch
-22 el manual
-33 el martilo
58 el montacargas
-43 el motor
16 el muele
15 el nuevo
88 el ojoF
24 el panel
-17 el paso
65 el pechoF
-55 el pelo
-20 el permiso
-28 el pero
60 el pieF
-17 el piso
-28 el plan
-18 el plomo
-32 el plywod
-18 el polvo
27 el poste
65 el pozo
58 el pulso
18 el que
-52 el registro
-46 el reporte
-19 el respirador
-17 el rompedor
47 el segundo
-49 el seguro
32 el skylight
-31 el sol
33 el soplete
21 el switch
23 el tablero
35 el techo
18 el thiner
83 el toro
39 el tunel
17 el velador
16 el vidrio
-21 el viento
52 elbowB
-31 elbows
20 electric line
-27 electrical
-30 electrocuta
-15 electrocuta $
49 electrocuted
89 electrocuto
35 elephant
68 elevador
30 elevator
22 elevator pit
-16 elevator shaft
47 else
-47 elses
-45 elses blod
-33 em
16 embarazada
-24 emergency
22 empezo
22 empezo a
-17 empresa
-16 empresa $
-31 empty
-36 en
150 en el
-25 en espanol
-23 en esta
131 en la
62 en las
-60 en los
-19 en mi
-22 en otra
-52 en su
20 en toda
-54 en un
-44 en una
54 encima
32 encima a
27 encima de
19 encima del
20 encontramos
24 encontre
32 encuentro
-32 end $
23 end of
-21 ends
-18 energy
-56 engine
-34 engine is
-110 enough
-19 enough $
-55 enough on
16 enredo
-27 enter
-19 enter a
52 enterado
31 enterado $
24 enterado en
29 entero
-34 entrar
-16 entrar al
-16 entre
25 entre el
80 entro
23 entro a
38 entro cemento
-21 entry $
21 entry @p
62 epi
62 epi pen
41 epipen
20 epoxy
-18 equipment
-21 equipo
63 eror
-116 es
-19 es $
-16 es amputacion
-21 es cierto
51 es en
-22 es la
-24 es mucho
22 es para
-20 es peligroso
23 es q
-15 es registrable
-38 esa
-30 escalera
-21 escalera $
-18 escalera esta
38 escalera y
-20 escaleras
-34 escombro
-15 ese
-20 eslinga
-22 esmeril
-125 eso
-20 eso $
-23 esos
-28 espacio
-37 espaldaF $
31 espaldaF y
40 espaldas
39 espaldas $
-26 espanol
39 esposo
43 espuma
187 esta
56 esta ahogando
67 esta ariba
33 esta atrapado
-86 esta bien
21 esta colgado
40 esta convulsionando
22 esta desangrando
-20 esta en
-17 esta hoja
-22 esta hundiendo
-34 esta loviendo
-22 esta mal
-32 esta oscuro
35 esta poniendo
48 esta temblando
30 esta tirado
54 esta todo
17 esta tosiendo
21 esta vomitando
28 estaba en
43 estabamos
-17 estacionado
39 estamos
19 estamos a
-35 estar
-17 este @p
22 esto
48 estoy
34 estoy en
-64 etiqueta
-24 etiqueta $
-20 etiqueta del
-20 even
-59 ever
-30 every day
38 every ten
46 every time
-15 everybody
-23 everybody $
22 everyone
-19 everywhere $
-18 evito
-80 exam
-64 exam is
-21 examen
-16 example
-19 excavacion
-16 excavacion $
-31 excavation
-22 excavation $
-16 excavator is
-28 exhaust
-16 exit
-31 explain
69 explosion
35 explosion in
69 exploto
41 exploto el
17 exploto la
41 exposed
-15 exposed faceB
60 exposed to
-25 exposure
-47 extension
-31 extensiones
-20 extensiones $
-67 extinguisher
-41 extinguishers
-17 extra
72 eyeF
88 eyeF $
-15 eyeF and
-32 eyeF but
-33 eyeF contact
91 eyeF is
-60 eyeF what
105 eyesF
-30 eyesF are
88 eyesF open
-18 eyewash
94 faceB
70 faceB $
-18 faceB at
-15 faceB frezing
23 faceB with
26 faint
96 fainted
-16 faja
-56 fal
45 fal $
38 fal from
-18 fal how
21 faling $
-15 faling from
47 faling of
-77 fals
-58 fals and
-34 falta el
-44 falta una
28 familia
-27 fan
-55 far
25 far $
-22 far from
41 fast
31 fast $
-56 fast do
40 fast does
79 feal @m
-51 feal @o
36 feal dizy
-40 feal like
24 feal sick
-23 feal the
65 fealing
29 feals sick
-51 fecha
181 fel
22 fel $
-30 fel and
-18 fel aslep
25 fel down
35 fel from
76 fel in
25 fel of
62 fel over
35 fel with
29 felt
35 felt a
-52 fence
39 fence post
77 feo
-45 fet
-39 fet $
36 fet can
-39 fetB
-18 fetB $
41 fetB are
-32 fetB that
72 few
83 few seconds
-23 field
-18 fiften
35 fighting
-33 file
-17 file $
16 filed up
41 filing
31 filing up
29 find
-16 find out
42 find the
-142 fine
-21 fine and
40 fine at
36 fine but
-18 fine do
65 fingerF
-47 fingerF $
-19 fingerF got
70 fingerF is
-29 fingerF no
41 fingerF of
34 fingersF
-39 fingersF are
22 fingersF go
-29 fingersF went
-19 fingertipF
-15 fingertips
-18 finished
-58 fire
42 fire $
-21 fire ants
-19 fire department
-40 fire extinguishers
-20 fire in
-32 fire watch
45 fire with
-33 fired
-22 fired for
49 fires
-37 firma
-37 firma el
-53 first
-33 first $
-18 first aid
76 first thing
-27 first when
-50 fit
-61 fit test
18 fits $
-32 fix
-24 fix it
-16 fixed
-51 fixing
-28 flag
-17 flame
63 flash $
-20 flashback
46 flashed
34 flat $
-36 flat on
-16 flew
-33 flew in
18 flew of
-17 flip
74 fliped
47 float
-31 floded
24 flor $
-30 flor by
-37 flor with
-51 flu
-42 flu $
-67 flufy
-36 flufy stuf
30 fluid
17 fluid $
-15 flush
-21 fly
-24 foam
128 foaming
-39 foco
-39 foco $
61 folded
48 folow
-120 for
35 for 40
25 for @d
-21 for @m
23 for @o
-27 for @p
52 for a
-34 for gas
23 for half
32 for it
-25 for observation
56 for poison
-22 for that
-108 for the
68 for water
127 forearmF
33 foreheadB
29 forget
-35 forgot
-44 forgot @h
-53 forklift
-34 forklift $
22 forklift in
-17 forklift inside
50 forklift pined
51 forklift tiped
-18 forks $
-127 form
-45 form $
-22 forms
-25 fot
32 fot from
-16 fot step
108 fotB
78 fotB $
17 fotB and
-25 fotB candles
-48 fotB in
78 fotB is
31 fotB with
-40 foting
27 fotings
-60 foto
-37 found a
61 found the
-15 fours
-20 frame
22 framing
-24 frayed
-30 fre
-41 frenos
-23 fresh
-24 frezes
-15 frezes $
-26 frezing
-15 frezing in
-47 friday
-20 from
36 from @d
25 from @m
36 from above
67 from inside
53 from the
-54 from under
-30 front
-28 frostbite
-45 froze
-25 froze $
39 frozen
56 fue
17 fue al
-22 fue en
18 fue la
-28 fue lo
-23 fuel
32 fuera
33 fuera $
-15 fuerte
-29 fuerte y
-20 fui
-25 ful
49 ful of
22 fumes
-16 fumes $
32 fumes in
20 funy $
-82 fuse
-15 galons
47 galvanized $
-49 game
-41 game $
-27 gancho
-60 gap
-16 gap betwen
17 garage
-30 garapata
-25 garapata $
-17 garapatas
19 gargantaF
22 gargantaF $
22 gas
30 gas adentro
35 gas before
-24 gas cans
76 gas in
17 gas line
-16 gasolina $
-21 gate
-54 gate is
-32 gate with
-70 gato
37 gatorade
42 gatorade botle
-46 gauge
-40 gauge $
-28 gave @u
-17 gc
-59 gear
-22 gear $
-17 generador
-31 generador adentro
-31 general
20 generator was
-42 get
-21 get @h
92 get @o
-15 get @u
-20 get in
35 get it
17 get near
-17 get of
33 get out
-44 get shocked
48 get the
-24 get under
39 get up
-20 geting
-105 gets
-19 gets in
-19 gets shocked
-51 gfci
39 give water
-23 glas $
-92 glases
-40 glases and
53 glove
49 glove $
44 glove and
-102 gloves
-34 gloves $
31 go
21 go and
-42 go backB
-38 go of
-55 go on
63 go out
-17 go through
-32 go when
-135 god
-68 god do
-34 god how
-49 goes
-28 goes in
-16 goes of
-18 gogles
16 goin
16 going
-20 going $
-24 going in
29 going of
-17 going through
-18 going up
-15 going where
15 golpe
51 gone
65 gone $
110 got
-106 got @h
23 got @m
61 got @o
135 got @u
-26 got acid
21 got bit
-16 got bumped
39 got burned
-31 got caught
-42 got cut
-36 got electrocuted
24 got heat
30 got hit
-105 got hurt
-90 got in
25 got into
49 got knocked
-15 got no
-16 got out
21 got puled
16 got real
56 got run
40 got shocked
22 got struck
-45 got stung
59 got the
-36 got to
-20 got wet
-37 got zaped
-41 gota
-23 gota cal
-15 gps
-25 grab
-18 grab a
39 grabed
-18 grabed a
-24 grabs
-18 grados
35 grain
-19 gras
62 grave
-17 gravel
104 gray
-36 gray flufy
-33 grease
21 gren
36 grey
-25 grinding
19 grita
19 ground @p
42 ground and
25 ground controls
-16 ground the
18 ground when
28 grounds
-35 grua
-29 grua como
45 grua con
15 grua toco
-18 grua y
-17 guante
-24 guantes
-110 guard
-21 guard $
-23 guard is
-33 guard on
-42 guarda
-66 guardrails
-57 guardrails $
50 gues
-23 gun
-21 gun $
-15 guns
15 gunshot
-15 guter
43 guter $
-15 guy
-18 h2s
33 ha
-31 haber
-22 haber @p
-20 habia nadie
41 habla
37 habla $
27 hablando
-15 hablo
-169 hace
-28 hace anos
-17 hace primero
37 hacemos
46 hacemos $
-64 hacer
-23 hacer en
35 haciendo
-63 had
-49 had a
29 hago
-29 hago $
-35 hago si
-16 hair
27 half
24 half @m
50 half a
33 half an
-18 half faceB
-19 half of
-15 halway
-28 hamer
-22 hamer $
-17 hamering
-26 hand
125 handF
23 handF $
16 handF diging
143 handF is
-39 handF near
30 handF on
41 handF with
-116 handle
31 handle $
-27 handrail
-15 handrail $
32 handsF
16 handsF $
36 handsF and
22 handsF in
36 handsF on
-40 handsF with
17 hang
-25 hang on
81 hangin
33 hanging
-20 hanging $
72 hanging by
-121 hanging drywal
-51 hanging in
34 hanging of
-15 hanging on
24 hanging out
34 hanging upside
-17 hangs
-25 hapens
19 hard $
29 hard and
-113 hard hat
-26 hard hats
91 hard like
46 hard to
-27 hard up
-73 harnes
-63 harnes $
-16 harnes got
51 has
35 has @h
-54 has a
39 has ben
-75 has no
45 has not
21 has taken
-24 has the
-44 has to
43 hasta el
-110 hat
30 hat $
-17 hat got
-19 hat in
21 hatch
-28 hats
-17 hats $
36 haul
37 haul road
-62 have
-15 have $
119 have a
-18 have and
37 have never
79 have the
-118 have to
94 having
82 having a
-31 hay
56 hay dos
16 hay fuego
-22 hay nadie
-15 hay polvo
-22 hay q
-48 hay que
92 hay un
-27 hay una
97 hay uno
-23 hazard
-16 hazard $
-23 hazcom
109 headB
36 headB from
-40 headB in
23 headB on
28 headaches
-27 headlights
-38 healed
59 hear
-23 hear @m
93 hear @o
81 hear a
-19 hear the
28 heard
60 heard it
-37 heard thunder
-41 hearing
-32 heart atack
43 heart is
42 heart stoped
-85 heat
-36 heat $
18 heat cramps
16 heat or
28 heat what
-27 heater
17 heater and
-15 heaters
-31 heavy
-29 heche
51 hecho
-57 hed
-40 height
-36 height $
32 height and
-19 heights
17 heimlich
-17 helmet
-30 helmet $
20 helmet of
-63 helo
51 help
-17 help @m
-27 help with
-48 heramienta
39 here $
-26 here can
25 here since
83 herido
29 heridos
-20 hernia
-25 hi
71 hide
-34 high
-21 high $
-25 highway $
41 highway and
-42 hil
66 hipB
17 hising
127 hit
-23 hit $
15 hit @h
42 hit @o
-20 hit a
27 hit an
65 hit by
16 hit in
-16 hit is
16 hit the
-33 hit with
-38 hitch
-36 hitch pin
-26 hits
44 hives
34 hives al
-36 hod
-17 hoe
-15 hoe and
-26 hoist $
-28 hoja
-92 hok
-15 hok and
-30 hok is
-25 hok throatF
40 hoked
22 hold
15 hold @u
18 hold the
30 holding
-54 holding it
56 holding on
-35 hole
37 hole $
21 hole and
-21 hole in
-26 hole with
-30 holes
31 hombroF
-105 home
-17 home after
-23 home and
-18 home can
-26 home is
-17 hop
25 hoper
-59 horas
46 horse
-22 hose
-17 hose $
18 hose in
-57 hose is
30 hose whiped
16 hospital $
36 hospital is
-43 hot $
15 hot and
22 hot asphalt
29 hot water
-23 hour $
-79 hours
-34 hours $
-33 hours to
-30 house $
-37 house and
-69 how
21 how bad
-37 how close
33 how do
-38 how does
-16 how early
-64 how far
-58 how fast
42 how hard
-37 how high
-21 how is
71 how long
-85 how many
-73 how much
-62 how often
-33 how should
112 how tight
50 how to
-19 hoy
-53 hoyo
-23 hoyo $
18 hoyo de
79 hrs
-17 hueco
76 huele a
76 hueso
16 hueso $
45 humo
65 humo $
-22 hundiendo
32 hundio
-17 hundred
-35 hung
18 hung up
-43 hurt
22 hurt $
-36 hurt @h
26 hurt at
-74 hurt but
16 hurt do
-18 hurting
44 hurts
16 hurts $
78 hury
108 hury $
-32 hydraulic
-23 hydraulic hose
38 hydraulic line
-58 hydraulic oil
69 hydrofluoric
69 hydrofluoric acid
26 hypothermia
33 ice
56 ice $
50 ice cold
-17 ice in
-45 ice on
73 ice or
-22 icy
-17 idea $
-152 if
51 if @d
-88 if @i
-53 if @m
-16 if @p
-26 if it
-49 if the
29 if this
-18 if you
-19 igual
-16 igual $
-35 in
89 in $
-43 in 2015
-16 in 2019
-40 in 2020
-33 in 2021
-67 in @d
71 in @h
82 in @m
-50 in a
50 in after
-18 in an
42 in and
-57 in april
32 in at
-18 in august
-15 in bed
38 in both
-35 in clas
30 in contact
27 in for
-16 in half
90 in here
31 in hot
77 in it
-66 in june
-16 in march
-20 in may
-15 in mud
42 in on
-47 in one
-49 in or
-21 in skid
-20 in texas
84 in the
-46 in this
-19 in to
-19 in trafic
-37 in wet
60 in when
-16 in while
-15 in writing
-25 incapacidad
-44 inch
-56 inches
-16 inches from
26 incident $
-15 incident rate
-48 incidente
-48 incidente $
46 inconsciente
36 inconsciente en
-15 index
-27 indors
-23 indors $
32 infarto
-18 infarto en
-17 ingles
17 inhaled
61 inhaler
-21 injuries
-34 injury
20 inside
109 inside $
-16 inside @m
-17 inside the
-17 inspecion
-31 inspection
-18 inspection $
-19 inspects
-17 inspects the
-23 instead
-22 instead of
-20 insulated
-28 insulation
-23 insulation $
-23 insulin
-54 insurance
-24 insurance $
-15 internaron
-31 internet
60 into
-26 into @d
56 into @h
61 into @m
20 into a
33 into the
-37 ir
18 ir a
-21 iron
55 is
-21 is $
-24 is 15
-26 is 16
-18 is 95
101 is @d
-35 is @h
-50 is @m
19 is @p
66 is a
47 is acting
24 is al
-25 is alergic
-31 is an
-17 is and
51 is at
29 is awake
-87 is backB
-24 is bad
24 is behind
23 is being
37 is ben
22 is bent
15 is betwen
-59 is bleding
-18 is blocked
51 is blod
-24 is broke
25 is broken
69 is buried
22 is burning
41 is caught
35 is choking
20 is close
17 is closing
-41 is confused
33 is coughing
56 is covered
-18 is cracking
18 is croked
-16 is cuting
31 is dangling
-37 is dead
-23 is doing
-38 is down
32 is drowning
-75 is drunk
-17 is eight
-81 is fine
57 is flat
-24 is for
-41 is forklift
27 is ful
23 is geting
-75 is god
32 is going
36 is gone
16 is got
16 is half
19 is hard
31 is having
37 is hoked
61 is holding
-128 is hot
56 is hung
41 is hurt
47 is in
19 is inside
-60 is it
-44 is just
-15 is kiling
33 is laying
30 is left
-36 is lock
-16 is mad
23 is making
-48 is moved
23 is mumbling
-19 is new
-67 is no
32 is not
20 is numb
162 is on
42 is one
-39 is out
37 is pointing
17 is pounding
-16 is pregnant
44 is puking
38 is purple
-61 is red
-41 is right
26 is runing
-65 is scared
-18 is short
-16 is shot
46 is shoting
-43 is siting
79 is slumped
-16 is snoring
38 is so
24 is sticking
90 is stil
-34 is stuck
25 is stumbling
-64 is suposed
-34 is sweating
52 is sweling
28 is taking
61 is talking
-177 is that
-66 is the
-76 is there
35 is this
16 is tight
-19 is to
15 is touching
-50 is training
31 is turning
61 is twitching
45 is unconscious
95 is under
33 is wet
37 is what
49 is whezing
43 is white
-15 is working
27 is wraped
23 is yeling
-48 it
86 it @i
-17 it al
15 it alright
49 it and
38 it backB
31 it burns
41 it came
-27 it dead
-34 it do
31 it does
-32 it down
-23 it first
34 it for
17 it from
-32 it go
-18 it going
26 it if
-85 it in
43 it is
32 it just
29 it mater
58 it mean
38 it moved
-42 it now
64 it of
60 it ok
32 it okay
71 it one
-138 it out
-20 it over
-39 it should
-47 it stil
39 it straight
-25 it that
-33 it true
-25 it up
37 it was
-51 it what
80 it with
74 its
42 its a
-47 its ben
28 its hanging
-25 its hot
42 its in
-86 its just
83 its like
-25 its sideB
74 its squirting
28 its stil
-15 its suposed
-16 its the
-20 itself
-50 ivy
-30 ivy $
26 jack
-34 jack is
25 jack sliped
20 jacket
-64 jacket $
-41 jackhamer
-42 jackhamer $
-61 jaja
-32 jaja cuanto
-20 jale $
102 jalo
-22 jamed
131 jawB
51 jawB $
31 jeans
16 jeans $
71 jerking
36 jerking $
-73 jib
22 jlg $
-76 job
-97 job $
54 job site
40 job what
-26 jobs
-26 joist
-78 joke
-45 joking
17 joystick
-33 jug
-37 jugando
17 juice
-66 june
-26 junk
-19 junk $
20 junto
31 junto al
97 just
-30 just a
-28 just came
17 just caved
21 just droped
20 just fel
-35 just for
60 just got
29 just hanging
19 just hit
-15 just let
51 just now
-16 just one
-15 just the
26 just walked
76 just went
-58 ke
22 keled
22 keled over
-102 kep
35 kep @h
-18 kep @m
-20 kep diging
-22 kep faling
-37 kep going
-43 kep the
24 kep walking
-19 kep wearing
44 kep working
16 keps
46 keps asking
-15 keps kicking
52 keps noding
17 keps saying
-48 kept
-27 kept @o
30 ketle
-37 key
-21 key $
-27 kickback
30 kicked
35 kicked backB
71 kicking
78 kicking $
39 kil
47 kil @o
44 kil @u
-25 kil a
-21 kiled
-28 kiling
-24 kiling @u
-20 kils
87 kinda
-46 kit
-45 kit $
21 kitchen
-15 kitchen $
-28 kne
-28 kne pads
60 kneB
17 kneB $
-35 knesB
24 knesB $
33 knesB are
44 knife
-42 knife $
31 knife sliped
-15 knock
40 knocked out
-39 knocked over
46 knocking
-21 know $
-16 know @p
39 know fast
40 know how
-50 know its
-25 know the
29 know what
-22 knows
-72 kv
-16 kv $
-51 la
-25 la alarma
-30 la aplicacion
15 la basura
38 la boca
-28 la bomba
41 la bota
93 la botela
38 la cabezaF
-23 la cadena
-27 la caja
-43 la cale
-21 la camioneta
82 la caraF
-44 la careta
-44 la carga
26 la casa
-23 la chiper
-24 la cimbra
59 la cisterna
-16 la clavadora
-37 la clinica
-32 la compania
22 la compuerta
45 la coriente
-31 la cuerda
-17 la empresa
-46 la etiqueta
-17 la excavacion
28 la familia
-37 la fecha
-55 la foto
19 la gargantaF
-24 la heramienta
20 la lamina
-31 la lanta
22 la lenguaF
-18 la linea
-38 la lona
60 la losa
47 la manga
-17 la manguera
111 la manoF
-22 la maquina
-39 la mezcla
15 la mezcladora
32 la motosiera
-16 la multa
42 la munecaF
-28 la noche
21 la obra
68 la panzaF
57 la pared
-20 la patita
49 la piernaF
-35 la pila
-49 la pintura
16 la pinza
19 la pipa
37 la pistola
35 la plataforma
-18 la platica
60 la pluma
-28 la regla
17 la retro
67 la rodilaF
54 la ropa
28 la sangre
-70 la semana
-15 la senal
-17 la tapa
-15 la tarea
21 la tore
-16 la tormenta
23 la viga
20 la zanja
-64 label
-22 label $
-20 label on
22 labios
-51 lader
-83 lader $
33 lader and
-15 lader angle
-18 lader every
-20 lader is
44 lader slid
-29 laders
-23 laging
25 lamina $
-17 lampara
53 landed
52 landed on
-25 landing
-26 lane
-31 lanta
-16 lantas
-53 lanyard
-76 las
-37 las horas
38 las manosF
57 las piernasF
-38 laser
-164 last
-21 last month
-58 last sumer
-29 last wek
-53 last year
-18 latch
29 late
-57 laughing
-54 lave
-59 law
-44 law $
18 lay @o
44 lay down
-34 lay flat
20 laying
-19 laying block
47 laying in
23 laying on
-18 laying pipe
190 le
-16 le $
22 le agaro
45 le cayo
25 le dieron
37 le dio
20 le duele
-30 le echa
-15 le echo
49 le enredo
19 le exploto
-71 le falta
-29 le heche
22 le paro
-26 le paso
-25 le pego
-16 le puedo
24 le pusieron
27 le saco
91 le sale
30 le salio
42 le vino
-110 lead
-45 lead $
24 leaking $
-23 lean
38 leaned
38 leaned on
-24 leave $
16 leave it
-35 leaves
-93 left
-36 left $
-20 left @h
33 left @m
-15 left a
39 left sideB
144 legB
74 legB $
45 legB do
35 legB with
-59 legal
-42 legal $
-66 lego
97 legsB
39 legsB $
68 legsB are
-30 lejos
-15 lejos de
-26 lenar
-15 length
22 lenguaF
-16 lens
-16 lenses
-38 lentes
-61 let @o
-26 let @u
110 let go
-30 leter
-52 letrero
-37 letrero $
-40 lets
-16 leva
17 levanta $
44 levantar $
-26 leve
-75 level
-36 ley
-28 ley de
-36 libras
-23 licencia
-43 lid
-33 lid $
-20 life
56 life $
-65 lift
-34 lift $
43 lift @h
-18 lift a
-40 lift con
-17 lift esta
91 lift it
-17 lift onto
-21 lift station
-26 lift training
-31 lifting
-20 lifting $
-71 light
-29 light duty
21 light tower
48 lightheaded
28 lightning
-15 lightning $
-30 lightning al
91 lightning hit
19 lightning with
32 lights $
164 like
-17 like $
-32 like @d
-45 like @i
29 like a
25 like an
-40 like crazy
115 like that
-29 like the
47 like this
44 like wod
41 lime
-57 limit
-20 limit $
-25 limite
72 limp
28 limpiando
18 limpieza
16 limpieza $
-37 limpio
-31 line
-26 line @p
81 line and
-23 line got
-54 line of
-15 line when
-28 liner
-27 lines
-20 lines $
-16 link
33 lipsB
39 lipsB are
28 liquido
-39 list
25 litle $
135 live
-37 live wire
82 lo
-16 lo cambio
-30 lo corto
-31 lo de
43 lo dejo
-35 lo del
-15 lo internaron
49 lo jalo
29 lo levo
20 lo mismo
-38 lo mordio
79 lo picaron
60 lo prenso
38 lo puedo
-26 lo que
-36 lo reporto
-27 lo saco
-25 lo uso
-60 load
-62 load $
42 load of
43 load on
-15 load shifted
-26 load the
-17 loaded
-39 loader
18 loader $
-31 locate
-138 lock
-48 lock is
-21 lock of
-22 lock on
18 locked
27 locked up
-64 lockout
-15 lodo
-23 lodo $
42 lodo en
-138 log
-126 log $
-33 log it
22 logs $
30 loking at
-127 lol
-19 lol $
-38 lona
-20 long after
97 long can
37 long do
-18 long does
21 long for
25 long should
-16 long to
-30 los
17 los @p
-23 los alambres
26 los cables
51 los conos
53 los dedosF
32 los dos
22 los labios
18 los ojosF
46 los piesF
37 los tanques
59 losa
41 losa $
17 losing a
-76 lost
-23 lost @h
-37 lost @m
40 lost a
-29 lost just
30 lot
34 lot of
-24 loto
47 loud
-15 loud $
-17 love
-34 loviendo
-25 low
-23 low can
-18 lower
-23 luego
44 lug
-30 lul
32 lumbre
-29 lunch
25 lunch $
-34 lunch do
-22 lunch while
20 lungs
-24 luvia
-36 luz
41 lying
28 lying in
32 lying on
-20 lyme
-16 lyme $
-20 machine
-63 machine $
78 machine how
-69 machine is
-17 machine with
-29 machines
-40 made
-20 madera
24 main
-100 make
-64 make @o
-16 make @u
-22 makes
-15 makes @u
-58 mal
-20 mal $
-33 mala
-31 mala $
-17 malo
-16 malo $
40 mama
-21 man
-21 manana
-16 mando
62 manejando
-38 manejar
-16 manejar el
-19 manejar la
47 manga
-19 manguera
-29 manguera de
16 manguera del
-27 manhole $
86 manoF
30 manoF $
51 manoF en
-15 manoF que
-21 manoF sin
28 manoF y
42 manosF $
16 manosF con
-21 manosF y
-35 manual
21 manure
21 manure pit
-80 many
-24 many do
-38 many minutes
-29 maquina
45 maquina $
-19 maquina se
-36 maquina y
-17 maquinas
-18 march
42 mareo
-15 mareo con
-35 mark
-20 marked
-37 martilo
-27 mas
31 mas $
-33 mascara
-86 mask
-35 mask $
-28 masks
-16 masks $
-16 mata
20 matar
-29 mater $
32 mater that
-38 material
-48 max
-18 maximo
-108 may
-51 may @i
-25 may a
-28 maybe $
92 me
66 me cai
-76 me cayo
38 me corte
-17 me dio
-24 me duele
59 me entro
-18 me pego
-24 mean
-41 mean $
59 mean when
-19 meaning
-19 meaning $
-19 means
-30 measure
-57 measuring
-16 mecate
-38 medical
88 medio
-20 mejor
44 melted
-15 mes
-24 met
-35 metal
-19 metal $
-45 meter
-55 meter and
-22 meter el
25 meter is
-19 meter la
34 meter readers
37 meter says
-23 meterse
-21 meterse $
-113 meting
93 metio
62 metio a
41 metio la
-47 mezcla
-42 mezcla $
15 mezcladora
-15 mezclar
49 mi
-22 mi doctor
39 mi esposo
-27 mide
-25 mide el
-29 midle
-26 midle of
-32 midrail
-35 mientras
16 might
18 might be
46 mil
75 milk
117 min
31 min $
15 mine
-26 minimum
36 minute ago
55 minutes
60 minutes $
43 minutes ago
-22 minutes do
-15 minutes to
-15 minuto
-15 minuto $
19 minutos $
-21 miro
-26 miror
-37 miror what
-74 mis
-44 mis a
-35 mised
-17 misfire
-30 mising
-15 mising on
36 mismo $
-28 mistake
-27 mix
26 mixer
53 mixer $
-26 mixer is
61 mixer truck
42 moaning
-34 mojado
-27 mold
-78 monday
-19 monday $
-33 monday and
-16 monitor
18 monoxide
37 monoxide alarm
45 montacargas
-38 month
-26 months
-15 months along
18 monton
-20 morado y
62 mordio
111 mordio una
-24 more
19 morir
-78 morning
-36 morning $
27 morning and
22 mortar $
-94 motor
23 motosiera
29 mouthB
34 move $
57 move @o
-16 move @p
-33 move it
-19 moved
38 mover
-31 movie
58 moving $
83 moving in
42 mower
-26 mph
-17 mph $
-43 much
-17 much $
40 much blod
38 much can
-18 much is
-18 much time
-44 much water
-26 mucha
21 mucho $
22 mucho de
-91 mud
-95 mud $
49 mud sil
-35 mud what
-19 mudy
16 muele
23 muele $
25 mueve $
-17 mueve con
16 mueve la
28 muevo
-21 mufs
-25 multa
66 mumbling
20 mumbling $
42 munecaF
45 muriatic
-67 murio
-25 murio en
41 muscle
37 mush
40 mush $
-20 mushrom
-25 mushromed
-35 music
-92 must
-52 must be
-39 muy
-16 muy caliente
-25 muy fuerte
74 nada $
-104 nadie
-55 nadie $
-42 nail $
-43 nail and
-47 nail gun
96 nail in
-23 nail is
44 nail out
37 nail through
19 nail went
41 nailed
-18 nailer
-17 nails sticking
-33 name
-31 name $
-25 name on
-161 near
49 near $
-18 near it
-55 near mis
-98 near the
16 nearest hospital
-38 neblina
-37 neblina y
-40 necesita
-18 necesitan
-15 necesitan dos
109 neckB
53 neckB $
24 neckB hurts
-67 ned
27 ned $
57 ned @o
-86 ned a
59 ned an
-36 ned stel
-29 ned to
-64 neded
-37 neded $
22 nedle
-15 nedle $
40 nedle in
-18 nedles
-18 nedles in
-97 neds
-64 neds a
-16 neighborhod
-16 nest
-46 nest in
-17 net
-18 never
82 never sen
-101 new
-33 new $
18 new @p
-26 new one
-60 news
-25 news @p
-47 next
21 next dor
-47 next to
-22 nieve
-34 night
-23 night and
49 nine
-51 nineties
38 ninguno
39 no
-56 no $
-15 no @d
15 no a
29 no abre
-49 no bone
-21 no box
-16 no clavarme
72 no contesta
-27 no crack
21 no deja
44 no despierta
-21 no habia
37 no habla
-74 no hay
32 no idea
54 no la
-24 no label
-57 no le
83 no lo
45 no me
-29 no one
-32 no paperwork
128 no para
113 no puede
120 no puedo
82 no pulse
-67 no rails
73 no reaciona
71 no respira
-26 no responde
67 no sabe
73 no sale
34 no se
-28 no seat
62 no siente
-26 no sirve
-15 no sparks
28 no tengo
-20 no tiene
15 no ve
-50 no veo
19 no vest
-36 no water
-29 nobody
128 nobody can
-20 nobody gets
-74 nobody got
-17 nobody has
-46 nobody hurt
-70 nobody in
-23 nobody was
-39 noche
33 noding
35 noding of
-50 noise
-21 noise $
-19 nomas
-21 nomas un
-16 nombre
16 nonsense
18 normal
-19 normal $
-15 north
112 nos
53 noseF
28 nosotros
87 not
-53 not $
-16 not answer
-15 not answering
34 not be
104 not come
66 not coming
28 not do
27 not go
48 not going
-15 not have
26 not hold
38 not hurt
-49 not it
84 not know
-25 not let
74 not moving
-17 not ned
-21 not on
23 not responding
-17 not sparking
-21 not stop
21 not stoping
38 not talk
-35 not the
-49 not think
-52 not tie
-18 not tied
63 not wake
17 not waking
-42 not wear
-36 not working
-44 note
-15 note $
55 nothing
70 now
-63 now $
52 now @i
25 now @m
-31 now its
-31 now the
44 now what
-34 nueva
-29 nueva $
27 nuevo se
48 numb
42 numb $
39 numb and
-32 numb from
-38 number $
18 number do
55 number for
-17 number on
-28 numbers
-21 numero
-27 numeros
-19 numeros del
-16 nunca
45 nut
-17 nuts
-20 nylon
-109 o
36 o lo
60 o no
-16 oak
17 obra de
25 obra hay
-25 observation
-38 ocupa
-48 of $
75 of @h
-40 of @m
98 of @o
-29 of @u
38 of block
49 of blod
16 of cement
24 of chemical
-19 of driving
-18 of heights
41 of in
80 of it
30 of of
-31 of on
17 of one
79 of ours
16 of pipe
28 of power
-19 of sand
-15 of service
-20 of solvent
16 of something
80 of the
38 of this
-106 of those
-69 of water
16 of way
60 of what
73 of with
36 of wod
-24 of work
-30 ofice
-18 oficina
-62 often
-21 often $
-17 often should
70 oh
-41 oil
-55 oil and
51 oil in
-19 oily
-18 oily rags
75 ojoF
45 ojoF $
74 ojosF
28 ojosF le
25 ojosF y
-85 ok
-62 ok $
32 ok @d
-22 ok and
-24 ok for
-20 ok in
37 ok to
31 okay to
-84 old
53 old @p
-22 old pipe
-20 old timers
62 olor
-24 olvido
-25 on
-28 on @d
48 on @h
100 on @o
-26 on @p
46 on @u
15 on and
46 on do
-25 on em
90 on fire
-32 on fotB
38 on half
59 on handF
19 on how
-58 on ice
-26 on in
117 on it
-41 on its
-67 on one
33 on rebar
-19 on skinB
16 on something
37 on the
39 on to
53 on two
-23 on vacation
53 on wet
-20 on with
-31 once $
-26 once is
16 one
23 one $
19 one canot
-16 one cup
-16 one eyeF
27 one fot
-24 one got
-15 one hurt
87 one is
-19 one lader
51 one of
19 one story
-28 one was
-20 ones
-43 only
29 only @h
-22 only a
15 only has
50 only se
-17 only the
67 onto
26 onto @m
31 onto a
43 open
21 open $
-27 open field
-20 open sideB
-62 opening
-85 or
15 or @o
-18 or cut
18 or high
-41 or ice
27 or kep
41 or leave
-46 or no
-16 or not
-42 or on
18 or something
21 or stay
66 or stop
29 or take
30 or tape
-35 or the
55 or wait
125 or water
62 or what
-31 orange
-55 order
-33 oscuro
-138 osha
-71 osha $
18 other
73 other $
-40 other @p
54 other end
-68 otra
-25 otra vez
-48 otro
-26 otro $
75 ours
33 out
16 out $
42 out @d
23 out @h
-25 out @m
-28 out a
-25 out after
-20 out and
26 out both
38 out by
-29 out can
21 out cold
78 out for
-57 out from
-17 out here
49 out in
-26 out is
38 out on
-38 out to
21 out what
21 out with
-32 outfit
-21 outrigers
-15 outside
-18 outside $
19 outside the
41 over $
-47 over @d
31 over @h
71 over @o
29 over @p
-29 over @u
21 over and
114 over by
-38 over can
-16 over in
-42 over lunch
76 over on
-63 over the
24 over there
-18 over water
-27 over what
93 overboard
88 overcome
96 overdosed
96 overdosed in
24 overhead
30 overhead line
-62 overnight
-25 overnite
-23 overtime
-19 owe
-82 own
-16 owner
33 oxy
-15 p100
23 pa abajo
56 pa donde
-20 pa no
29 pa q
-51 pacemaker
19 pad
-19 padle
-32 pads
-25 paga
-22 paga el
-25 pagina
-24 pagina $
-32 pago
20 pain $
-44 paint
59 paint thiner
-23 painted
-18 painted stel
49 pale
27 palet
63 palet of
29 palido
104 palmB
-18 pan
28 panel
-21 panel $
25 panel what
-36 panels
56 pants
42 pants $
61 panzaF
-18 papel
-16 papeles
-44 papers
-36 papers $
-24 paperwork
-40 paperwork $
-113 para
51 para $
39 para de
24 para el
-17 para lo
-19 para tomar
-59 parada
-41 parado
-29 parado en
-38 paramos
-24 paramos $
15 parar $
43 pared
-28 pared $
-25 park
-15 parked
-18 parking
27 parking lot
-67 paro
-56 paro $
38 part
57 part $
-28 part of
-24 parts
-15 parts $
28 pas out
-55 pasa
-38 pasa de
-33 pasada
-48 pasado
-42 pasado se
20 pase
116 pased
128 pased out
-20 pases
-20 pases out
45 pasing
62 pasing out
-51 paso
-52 paso nada
40 paso por
-57 past
-33 past the
16 pastilas
-20 pasword
-19 pasword $
-18 pata
-23 path
-20 patita
-20 patita de
-16 paver
-51 pay
-24 pay for
-34 pays
-29 pays $
-38 pe
20 peanuts
80 pechoF
47 pechoF $
27 pechoF y
28 ped
-19 pedal
45 pedazo
-15 pega
40 pegado
17 pegado $
23 pegado a
36 pego
-24 pego a
19 pego al
-23 pego el
48 pego en
27 pel
-21 pel $
52 pel it
-40 pelado
-19 peligro
-24 peligroso
-102 pelo
24 pen
-63 per
-20 per @p
-25 percent
-36 perdio la
-30 permiso
-63 permit
-54 permits
51 pero
27 pero no
-18 pero tiene
50 pescado
-15 peso
-86 phone
47 phone in
-49 photo
-16 physical
80 picaron
-49 pick
-34 pick $
-71 picked
-74 picked up
45 picking
50 picking up
31 pickup
-23 pickup and
41 pico
19 pico un
-73 picture
-27 pide
-23 piden
-22 pido
103 pieF
74 pieF $
15 piece
-31 piece and
26 piece of
-22 pieces
-26 pieces $
-28 piedra
-16 pierdo
75 piernaF
47 piernaF $
52 piernasF
-30 pies
22 pies $
-18 piesF
16 piesF $
-35 pieza
-29 pig
-38 pila
21 pile driver
101 pils
33 pils $
-20 pils and
-54 pin
76 pined
27 pined $
48 pined betwen
47 pined under
35 pinhole
27 pink
58 pintar
16 pinza
19 pipa
-38 pipe
16 pipe $
-24 pipe wrap
32 pisar
-22 piso $
30 piso se
55 piso y
20 pistola
20 pistola de
24 pit
16 pit and
-30 place
-116 plan
-52 plan $
47 plank
-33 planks
-78 plans
-17 plans $
-38 plant
-36 plastic
35 plataforma
31 plataforma del
-19 plate says
-23 platform
-29 platica
-27 play
52 please
-19 please $
-54 plomo
-29 plomo $
-19 plomo en
-64 plug
-17 plug in
-21 plug it
-47 plugs
-16 plugs $
33 pluma
-33 plywod
22 plywod $
-16 podar
-35 podemos
-18 podemos salir
-25 point
-28 point $
37 pointing
-22 points
38 poison
21 poison $
58 poison control
-49 poison ivy
-20 poked
65 poking
38 pol
38 pole
35 pole and
-44 policy
-56 polvo
-33 polvo $
-29 poly
107 pond
-31 pone
-24 ponemos
-43 poner
-17 ponerse
-43 pongo
27 poniendo
55 pop
29 pop it
89 poped
-56 por
100 por el
33 por encima
-19 por eso
24 por la
-61 por que
-20 por una
-34 porque
-19 porque se
-37 porta
-38 porta @d
17 posible
-15 position
88 poste
60 poste se
-43 poster
-41 poster $
-15 pound
17 pounding
-28 pounds
-41 pour
-23 poured
29 pouring
-43 powder
16 power company
65 power line
37 pozo
-23 pozo $
-27 practica
-15 pregnant and
-46 pregunto
-82 prende
-23 prender
-16 prendida
39 prendio
56 prensado
64 prenso
30 prenso la
95 pres
-19 pres $
-25 presion $
-29 presto
21 presure
-31 presure $
-19 prevention
-37 price
-19 price of
16 primary
19 primer
24 primer dia
-26 primeros
-26 primeros auxilios
-17 program
-17 prong
-15 propane forklift
21 propane tank
-29 property
-17 protecion
-49 protection
-24 protection $
-24 pruebo
42 pry
41 pry bar
-18 psi
-70 puede
27 puede $
24 puede abrir
29 puede bajar
33 puede caminar
-43 puede ir
-23 puede manejar
27 puede parar
30 puede respirar
-44 puede subir
-56 pueden
-81 puedo
-18 puedo entrar
-22 puedo meter
62 puedo mover
72 puedo respirar
-24 puedo usar
41 puedo ver
-31 puente
20 puerta $
28 pues
-40 puesto
45 puking
38 puking $
71 pul $
-67 pul @o
-15 pul it
30 pul the
77 puled
25 puled @o
41 puled from
20 puled into
-33 puled the
-26 pulgadas
55 puling
118 pulse
42 pulse $
67 pulso
15 pulso $
-59 pump
28 pump @p
18 pump hose
57 pump jack
-48 pump out
-43 puntadas
-19 puntos
61 pupils
61 pupils are
18 puras
-31 puro
46 purple
32 purple $
-30 push
-42 push it
29 push on
59 pushing
64 pushing on
17 puso
26 put
27 put @h
-22 put @o
26 put a
-15 put buter
-23 put in
22 put it
-66 puting
-44 puting @h
41 q @u
40 q estaba
-15 q haber
50 q le
25 q quiere
-20 q tan
-26 qualified
-15 qualified @p
-168 que
-15 que $
-17 que altura
-25 que antes
-22 que el
-22 que es
-37 que hacemos
62 que hago
60 que le
-18 que quitar
24 que tan
-27 que uno
-26 quebro
-92 quebro el
34 quebro la
-62 queda
-21 queda el
27 quede
76 quedo
-21 quedo atorado
54 quedo pegado
-19 quema
-32 quemada $
40 quemada de
43 quemado
47 quemo con
-43 quemo el
-30 question
-56 question $
25 quick
-119 quien
17 quien @u
-37 quien firma
-17 quien la
-56 quien le
50 quiere
-63 quiero
-24 quiero saber
43 quiet
18 quiet about
37 quimico
26 quimico en
-30 quimicos
-17 quimicos $
20 quit
-38 quit $
-19 quitar el
30 quito
-56 quiz
-20 quiz $
-36 rack and
19 radio
54 rag
-39 rags
-26 rail
-28 rail $
57 rail can
-77 rails
-48 rain
-41 raining
18 rama
-15 ramset
16 ran
-19 ran out
-27 ran over
17 ran the
44 rapido
31 rapido que
21 raro $
-20 rash
-28 rate
-20 rated
-28 rating
49 ratito
53 ray
-21 rayos
-16 re
-33 reach
-16 reach in
17 reach the
73 reaciona
51 reaciona $
27 reaction
-52 read
-71 read the
34 readers
-31 reading
28 real
27 real bad
-28 real quick
16 realy
-16 rear
-31 rebar $
33 rebar and
-29 rebar caps
27 rebar is
-16 rebar sticking
21 recien
-31 reclamo
-31 reclamo $
-79 recordable
-66 recordable $
-57 records
-47 records $
-53 red
17 red $
27 red and
27 regadera
-37 registra
-35 registra $
-15 registrable
-54 registro
-52 registro $
-55 regla
-29 regla $
-18 related
-17 related $
-23 release
28 remember
60 remodeling
-19 removed
-29 removes
-48 replace
-42 replace it
-57 report
-48 report $
-15 report it
-39 reporta
-26 reporta $
-33 reportarlo
-33 reportarlo $
-48 reporte
-38 reporto
-36 reporto $
-91 required
-24 required $
24 resbalo
24 resbalo y
-41 rescue
134 respira
33 respira $
21 respira que
-70 respirador
-38 respirador $
102 respirar
32 respirar $
-92 respirator
-24 respirator $
29 respiro
40 responde $
23 responding
54 responding $
-32 responding to
-78 rest
-17 rest $
-37 rest of
26 retention
26 retention pond
-26 retire
-35 retrain
17 retro
-16 return
18 revento
-20 reversa
-16 revisar
20 ribB
95 ribsB
-66 ride
-25 ride acros
-15 ride on
-38 riding
-33 right
-19 right $
120 right now
19 right of
-48 right there
-21 riging
-61 ring
-26 ring buoy
-19 ring of
37 ringing
-16 rings
34 rinse $
18 rio
26 rio $
-22 risk
27 river
-58 road
42 road $
18 road @p
32 road with
-36 rock
23 rod
19 rod $
67 rodilaF
-34 rodilo
-30 rof
-43 rof and
68 rof caved
-28 rof is
-19 rof what
88 roled
-15 roled and
-22 roled in
66 roled of
27 roler $
-45 roling
-20 roling on
-18 rompedor
-16 rompedor $
-32 romper
-18 rompieron
-18 rompieron $
-17 rompio
26 ropa
-41 rope
45 rope $
31 rope and
-58 rope went
-34 rops
-30 rops $
24 roten
42 roten egs
-21 round
15 route
18 row
-51 rub @m
38 rub em
-20 ruber
-26 ruido
-105 rule
-45 rule $
-21 rule is
-42 rule on
-60 rules
-28 rules $
-26 run a
46 run over
-18 run the
-34 rung
-19 rung is
26 runing
54 runing $
24 runing and
-59 runing the
-34 runing truck
-56 ruta
54 sabe
38 sabe donde
-24 saber q
-75 saca
49 sacamos
-24 sacamos $
33 sacamos del
39 sacaron
45 saco
-28 saco $
16 saco el
-51 safe
-39 safe $
-90 safety
15 safety @p
-30 said
-121 said @d
17 sal
126 sale
15 sale $
61 sale del
26 salen
-17 salida
19 salio
21 salio el
46 salir
42 salir del
-47 salt
-46 same
16 same question
43 sandblaster
-19 sander
34 sandwich
58 sandwich $
26 sangrando mucho
94 sangre
44 sangre $
21 sangre del
-22 sangre en
27 sank
17 sat
-39 save
-60 saw
-23 saw cut
-60 saw is
61 saw kicked
-17 saw no
-58 saw of
17 saw to
32 saw y
-24 sawdust
-15 sawhorse
-19 say
29 say $
28 say @i
-39 say the
61 saying
27 saying @d
45 says $
114 says @d
-57 says @i
-48 says @m
-28 says a
19 says it
48 says no
20 says the
-15 says there
-56 scafold
-28 scafold $
52 scafold colapsed
-18 scafold legsB
-17 scafolds
-17 scale
-73 scared
-22 scba
-20 scba botle
-63 schedule
-51 schedule $
-46 schol
-33 schol $
19 scisor lift
-31 scrap
-45 scratch
66 screaming
26 screaming $
-56 scren
25 screwdriver
24 screwdriver in
-100 sds
-34 sds binder
-32 sds shets
80 se
52 se $
20 se @h
-60 se @m
16 se @o
-21 se @u
48 se a
16 se abrio
-48 se ahogo
-27 se apago
-56 se atoro
-21 se cayo
-19 se considera
-17 se corta
41 se corto
-22 se debe
-16 se desmaya
77 se desmayo
15 se dio
-30 se electrocuta
89 se electrocuto
35 se entero
42 se esta
59 se fue
-33 se hace
32 se hundio
23 se la
20 se lo
-27 se me
79 se metio
-26 se mide
-22 se murio
-20 se necesita
-15 se necesitan
96 se nos
-28 se ocupa
23 se out
-35 se para
-31 se paro
37 se pego
35 se prendio
-36 se puede
27 se que
-33 se queda
31 se quedo
43 se quiere
-36 se registra
-39 se reporta
18 se revento
-18 se siente
15 se suelta
-46 se the
-16 se tiro
62 se tomo
57 se trago
-17 se usa
41 se va
-17 se vale
-83 se ve
55 se vino
42 se volteo
-15 se what
-21 se where
-36 season
-65 seat
25 seat $
-52 seat belt
18 second
-24 second @p
81 seconds
20 section
-35 seguimos
-31 seguimos $
-18 segun
27 segundo
28 segundo piso
24 segundos
-16 seguridad
-57 seguro
-49 seguro $
30 seing
26 seing spots
-33 seized
-33 seized up
93 seizure
19 seizure on
-79 semana
-33 semana pasada
-62 semanas
39 sen
32 sen a
-25 senales
-19 senas
-18 senas al
-21 sense
-27 sent @o
43 sentado
41 sepa
-16 separate
-49 service
-15 service $
50 ses @u
-58 set
-21 set the
-102 seting
18 sewer
49 sewer $
69 shack
-34 shackle
-16 shackle pin
-48 shade
30 shaft
19 shaft $
55 shaft and
-24 shakes
46 shaking
37 shaking and
-23 shalow
-64 shed
-17 shel
-22 shet
-24 shet $
-15 shet of
-46 shets
-20 shield
-50 shift
93 shinB
-31 shingles
47 shirt
18 shirt $
47 shirts
17 shirts $
-37 shivering and
53 shock
16 shock or
-41 shocked
28 shocked $
24 shoe
27 shop is
-24 shore
19 shored
-46 shoring
-23 shoring $
24 short
48 short $
82 shot
17 shot @o
27 shot at
21 shoter
32 shoting
70 shots
79 shots $
-75 should
-51 should @d
48 should @i
-63 should the
-20 should there
111 shoulderB
28 shouldersB $
-35 shovel
-105 show
-16 show $
-34 showed
15 shower
45 showing
41 shreded
-21 shroud
-20 shut
22 shut and
-17 shut it
-68 shut of
-30 shutof $
-123 si
-22 si @p
-15 si a
-29 si el
-19 si esta
60 si le
-37 si mi
24 si no
-35 si se
-36 si un
54 sick
46 sick $
39 sideB
-18 sideB $
24 sideB and
25 sideB do
-29 sideB of
30 sideB or
19 sideB with
-42 sides
-32 sides $
56 sideways
20 sideways $
45 siente
41 siente los
30 siento
26 siento las
16 siera circular
-22 siera se
-18 sight
-153 sign
-56 sign $
-21 sign in
-15 sign of
-60 signal
-26 signal @p
-21 signaling
-22 signals
-30 signs
-85 sigo
-21 sigo $
33 sigue
56 sil
-49 silica
17 silo
42 silo $
-97 sin
20 sin careta
30 since
-16 since 3
21 since 6
46 since @i
-45 since monday
34 since the
-34 sink
-17 sinking
18 siphoning
-89 sirve
42 sit @o
-24 sit in
-36 site
-19 site $
43 site @p
-17 site what
-17 siting
37 siting against
-97 siting in
56 siting on
-30 sits
-17 six
-37 size
26 size of
53 sizes
-25 skidster
-18 skilsaw
49 skinB
15 skinB $
-17 skinB frezes
18 skinB is
-50 skip
-18 skip the
79 skiping
32 skulB
52 skulB $
23 skylight
-16 skylights
42 slab $
-30 slab and
-52 slack
33 slep
-37 slep $
42 slepy
53 slepy $
-65 sleves
40 sliced
143 slid
23 slid of
-70 slide
-22 slides
-19 slides $
22 sliding
-87 sling
119 sliped
37 sliped and
-27 slipery
-45 sliping
52 sliver
52 sliver of
-41 slope
-17 slope $
-16 slow
-15 slow $
97 slumped
53 slumped over
-23 smal
-15 smal $
30 smel gas
-20 smel in
-15 smel it
28 smeled
-29 smels
-22 smels like
26 smoke and
-26 smoke from
40 smoke or
-19 smokin
-19 smokin by
45 smoking
47 smoking $
-37 smoking area
27 snake bit
-52 snake bite
47 snake got
-44 snake in
29 snaped
21 snaped and
50 snoring
-16 snoring in
64 snow and
-44 snow on
-107 so
-77 so @d
-72 so @i
-17 so @m
31 so bad
24 so is
38 so much
-22 so nobody
17 so the
-17 soaked through
58 soaking
45 soaking through
-59 sofit
15 soft $
-54 soil
-31 sol
25 soldado
-19 soldar
-21 sole
-16 solvent
-21 solvent and
-21 solvente
-18 solvente $
-39 sombra
-36 sombra $
-64 some @p
-21 some old
23 some solvent
41 something
16 something and
44 something else
15 something from
-15 something that
16 somethings
26 soplete $
-25 sound
42 sounds
26 soy alergico
-23 space $
-29 spacing
47 spark
-17 sparking
-15 sparking $
-24 sparks
18 sparks $
-15 sparks is
40 spech
40 spech is
-30 spider
-29 spil
-23 spil $
-15 spining
20 spit
34 splash
57 splint
15 spot on
-22 spots $
-23 spray
20 sprayed
-36 sprayer
16 spraying
-15 spread
-21 spreader
32 squashed
75 squirting
91 stabed
-17 stacked
-23 staging
-19 staging $
44 stain
-15 stair $
-19 stair tower
-34 stairwel
-57 stand
30 stand up
-24 standing
-27 standing in
-29 standing on
32 stands
23 staple
-32 star
-20 staring
24 staring and
-45 staring at
-53 start
-15 start in
19 started
-33 statement
-21 static
49 station
-67 station to
-78 stay
16 stay $
17 stay in
-22 stay out
26 steam
-63 stel
22 stel $
53 stel beam
23 stel plate
-57 stel toesF
-64 step
-29 step $
21 steped
39 steped on
-20 steplader
-33 steps
-24 ster $
-17 ster armsB
23 ster on
-59 stick
-43 stick out
-22 sticker
-58 stickin
46 sticking
45 sticking out
-29 sticking up
85 stif
-15 stil
59 stil $
-41 stil god
72 stil in
36 stil inside
-23 stil ok
-54 stil there
48 stil under
-23 stil up
16 sting
-23 stinging
17 stitches
-27 stitches is
-45 stock
60 stomachB
26 stomachB $
19 stomachB is
-82 stop
22 stop bleding
50 stop it
-19 stop sign
107 stop the
41 stop to
96 stoped
20 stoped $
24 stoped at
64 stoped puling
60 stoped sweating
-17 stops
-29 store
-19 stored
28 stories
-15 storm coming
39 storm drain
-25 story
49 straight
47 straight $
-18 straighten it
-15 strands
-52 strap
-21 straps
-21 strength
-21 stret
-22 stret $
19 stretcher
19 string
22 strip
16 striper
39 stroke
49 stroke $
16 stroke what
-15 strong
37 struck
25 struck by
54 stuck
-46 stuck and
45 stuck on
82 stuck to
15 stuck under
-35 stuck up
47 stud
-16 stuf
25 stuf $
22 stuf in
15 stumbling around
-16 stung
17 stung @u
15 stung and
-44 su casa
-16 sub
-40 suba
22 subflor
-59 subir
-30 subir el
32 suden
-17 suelto
40 suena
52 sugar
-27 suit
-64 sumer
-58 sumer and
-26 sumers
-72 sun
-19 sun $
-25 sun burn
-18 sun can
-23 surgery
-41 survey
44 survey @p
-17 suspension
134 swalowed
56 swalowed a
24 swalowed some
-33 swarm
22 sweating
25 sweating $
74 sweating and
-21 sweating in
66 sweling
22 swept
-21 swim
-28 switch
-20 switch $
19 switchgear
50 swung
29 swung and
-18 symbol
49 ta
42 tabla con
-35 tabla del
-19 tablas
35 table saw
21 tablero
27 tablero $
-137 tag
-19 tag $
-17 tag or
-46 tags
-16 tailboard
30 tailgate $
23 take @h
-23 take @m
28 take it
21 taken a
-32 takes
28 taking the
-26 tal
-20 talk $
94 talking
64 talking $
16 talking nonsense
-17 tambien
-39 tamper
-17 tan lejos
-18 tan rapido
32 tank
53 tank blew
30 tank entry
-25 tank in
-17 tank to
-22 tank with
-16 tanks
23 tanque
31 tanque $
18 tanque que
16 tanques
37 tanques de
19 tap
-29 tapa
-24 tapas
-21 tapas $
-61 tape
24 tape $
-27 tape measure
-25 tape ok
-42 tape on
-16 taper
-48 tapo
-21 tapones
67 tar
17 tar ketle
-64 tarde
-63 tarde $
-16 tarea
-15 tarp
-16 tarp the
-23 taste
-20 te
-36 teach
15 teach @u
-30 tear
-15 tearing
-22 techo
16 techo se
-28 techo y
-18 tel
27 tel @o
-23 tel @p
75 tel @u
-41 tel the
-18 telefono
-22 telehandler
-21 tels
48 temblando
19 temblando y
-16 temperature
-16 temporary
15 ten
36 ten below
51 ten minutes
33 ten seconds
-35 ten years
-33 tener
-34 tengo
16 tengo el
-45 tengo q
-17 tengo que
-24 tengo un
-170 test
-29 test $
-44 test @o
-23 tests
51 teth
-27 texas
20 text
-40 than
31 than the
-26 thank
-15 thank god
-82 that
-15 that $
51 that @d
-18 that @i
-34 that @p
-63 that a
36 that bad
42 that cord
-25 that even
-22 that ever
-18 that go
-23 that just
-23 that low
19 that mean
67 that ok
-19 that the
-28 that true
45 that was
-18 that went
-36 thaw
-33 the
-43 the 300
22 the 3rd
-41 the ac
-30 the acident
60 the aed
32 the aerial
17 the air
-23 the alarm
51 the ankleB
-26 the ap
35 the armB
-17 the baker
15 the bar
34 the basement
-46 the basket
-30 the bed
59 the belt
-20 the belyB
17 the big
20 the bin
-18 the blade
31 the blast
28 the bleding
73 the block
-36 the board
-84 the bom
35 the bone
46 the bot
-61 the bots
-35 the box
-63 the breaker
-19 the bridge
-54 the building
29 the bundle
-32 the canal
-33 the ceiling
-30 the chain
-17 the chestB
-17 the chiper
-19 the chop
-24 the chute
-36 the claim
-72 the clas
-19 the clinic
-28 the code
-37 the cold
23 the coler
32 the color
-15 the compresor
-18 the concrete
54 the cones
-36 the cord
24 the counterweight
30 the crawl
-15 the cros
-16 the day
-18 the doctor
23 the dog
-30 the dor
29 the dozer
-20 the drop
23 the drum
-44 the dumpster
68 the dust
40 the earF
-17 the earsF
39 the edge
52 the elbowB
61 the elevator
-24 the end
-24 the excavation
-15 the exhaust
-16 the extension
-28 the extinguisher
35 the eyeF
19 the faceB
-57 the fence
-23 the fine
63 the fingerF
-52 the fire
106 the first
-56 the fit
-51 the flu
47 the forklift
-52 the form
-31 the foting
37 the framing
-18 the front
-57 the gas
16 the gate
52 the grain
33 the ground
31 the guard
68 the guter
37 the handle
-39 the hard
-22 the hat
50 the haul
101 the headB
-22 the heat
27 the heater
-15 the hoe
-36 the hok
-53 the hole
-35 the hose
25 the hospital
51 the house
-17 the hydraulic
-24 the insulation
-19 the jack
-23 the jackhamer
-23 the jlg
37 the job
17 the joists
-17 the jug
18 the kneB
66 the lader
-24 the last
-16 the lead
49 the legB
-31 the legsB
-102 the lift
32 the light
15 the lights
40 the line
25 the lines
38 the live
-23 the locate
-83 the log
25 the lunch
-33 the machine
21 the manhole
24 the manure
20 the metal
15 the meter
-75 the meting
-27 the midle
-38 the miror
-19 the mixer
-40 the morning
24 the mortar
-41 the motor
38 the mouthB
17 the mud
22 the neckB
-41 the new
-52 the news
-16 the next
59 the night
-51 the nineties
-21 the noise
-15 the noseF
-17 the ofice
-56 the oil
-36 the one
-32 the open
-44 the opening
-41 the order
-41 the osha
66 the other
31 the outriger
-24 the paint
39 the palet
54 the panel
-26 the panels
26 the paperwork
33 the parking
-20 the pick
-39 the pickup
-25 the pieces
65 the pipe
15 the pit
52 the plank
-16 the planks
-78 the plans
-38 the plant
-19 the plate
16 the plywod
31 the pol
27 the pole
25 the pond
-24 the pour
-38 the pres
33 the presure
-18 the price
16 the primary
32 the propane
-55 the pump
-49 the quiz
29 the rail
40 the rain
22 the ramp
-23 the rebar
-16 the report
-41 the rest
27 the retention
-25 the right
-43 the ring
-74 the road
20 the rod
-55 the rope
-32 the rule
-20 the rules
-15 the runing
-56 the safety
-41 the same
-65 the saw
24 the scafold
-47 the schedule
-22 the scisor
-51 the scren
-41 the sds
-37 the service
-29 the sewer
-25 the shade
28 the shaft
-34 the shed
-15 the shet
64 the shinB
18 the shop
-23 the sign
-22 the site
-17 the skid
46 the skinB
-51 the sling
41 the smoke
-37 the smoking
82 the snow
74 the stairs
-20 the stairwel
22 the storm
-46 the sun
-37 the survey
19 the switchgear
39 the table
-38 the tank
31 the tar
29 the thighF
-107 the thing
56 the third
-18 the tip
-24 the tolbox
43 the top
-62 the tractor
-18 the trafic
18 the trailer
-15 the trailers
17 the trash
-42 the truck
34 the valve
-20 the voltage
19 the waist
23 the wal
-24 the water
-18 the weather
-31 the wekend
41 the wet
59 the white
-41 the wind
-15 the windows
48 the windshield
127 the wire
16 the wods
64 the work
49 the wrong
20 the yard
-15 the zone
75 then
39 then @d
35 then @i
23 there $
-42 there a
-25 there and
104 there are
-20 there be
18 there can
91 there is
-22 there to
101 there was
94 thighF
19 thiner
-24 thiner $
-23 thiner in
19 thiner what
51 thing
35 thing @d
-20 thing @i
-24 things
21 think
19 think $
-122 think @d
15 think @i
-22 think it
56 think its
79 thinking
24 thinset
50 third
49 third flor
-47 thirty
36 this
48 this @p
-33 this ap
31 this heat
45 this is
-42 this morning
44 this ned
-111 those
100 thre
86 thre @p
-37 thre fetB
-28 thre weks
29 threw
-18 threw a
117 throatF
88 throatF $
27 throatF is
-15 throatF opened
-19 through $
76 through @h
23 through @m
-41 through a
-19 through it
80 through the
-82 throw
-22 throw it
48 throwing
55 throwing up
19 thrown
111 thumbF
23 thumbF $
73 thumbF is
-79 thunder
-28 tick
-20 ticket
-17 ticket $
-66 tie
-76 tie of
22 tied to
20 tiembla
-42 tiempo
51 tiene
-16 tiene coriente
92 tiene el
50 tiene la
35 tiene los
-22 tiene q
-46 tiene que
-52 tiene una
-24 tienen
22 tier
46 tiera $
-16 tiera en
64 tieso
78 tight
18 tight $
15 tight and
-21 tight should
-24 til
27 til @i
-75 tile
-102 tile $
27 tilt
-69 time
-84 time $
50 time @d
-18 time do
-20 timers
47 times
-71 timeshet
17 tingling
17 tiny
17 tiny hole
-35 tip of
138 tiped
42 tiped over
90 tiped with
-16 tiping
-16 tirada
92 tirado
27 tirado en
18 tirados
-18 tirar
-55 tire
-83 tired
18 tired from
54 tires
46 tires $
20 tires are
32 tiro al
-47 to
-39 to $
50 to @h
-30 to @m
16 to @o
44 to a
-15 to another
-54 to be
86 to breathe
47 to but
-17 to cal
73 to check
-16 to climb
-41 to close
27 to cut
24 to die
-20 to dig
-36 to do
-24 to fix
-15 to grab
-47 to have
-26 to hoist
76 to it
54 to jump
77 to kil
-31 to know
-22 to lift
61 to live
-23 to lok
21 to lose
-15 to loud
17 to many
-27 to move
28 to pas
26 to pul
25 to put
-34 to read
-15 to report
-47 to run
-46 to se
-58 to show
37 to shut
35 to sit
27 to slep
15 to stick
33 to take
-31 to tel
43 to the
-19 to tie
-30 to turn
-16 to use
47 to walk
-26 to warm
-32 to work
-26 to your
-43 toca
-19 toca la
97 toco
53 toco el
39 toco los
45 toda
34 toda la
15 todas
-64 todavia
-15 todavia se
-56 today
-31 today $
133 todo
56 todo el
24 todo y
-35 toeF
-24 toeboard
44 toesF
19 toesF $
-28 toesF are
-34 together $
-15 toilets
107 tok
83 tok a
-60 tok of
26 tok the
58 tok two
-58 tol
-63 tolbox
-38 tolbox talk
-44 told
28 told @o
33 told @u
-70 tols
-18 tols $
25 tomado
-22 tomar
-20 tomar $
85 tomo
-34 tomo agua
31 tomo el
-46 tomorow
-20 tomorow $
71 tongueF
88 tongueF is
-33 tonight
-34 tonight what
44 tono
43 tono no
54 tonterias
29 top of
-20 top rail
24 torch $
47 torch cut
30 torch hose
113 tore
36 tore up
-30 tormenta
-20 torn
-42 tornado
-15 tornado warning
85 torniquete
83 toro
-30 torque
-30 tos
-16 tos it
108 tose
34 toser
20 toser $
17 tosiendo
-32 toth
-28 toth knocked
44 touch @o
17 touched
62 touched the
-30 touches
-30 touches a
101 tourniquet
-35 tourniquet $
25 tourniquet on
47 towel
-17 tower
41 tower $
24 town
45 town $
-28 toxic
21 trabajamos
23 trabajamos en
-48 trabajando
-26 trabajar
-77 trabajo
-32 trabajo de
23 trabajo se
21 tractor
16 tractor and
96 trae
20 trae la
15 trae un
-28 traen
-29 trafic
38 trafic control
76 trago
87 traigo
61 traigo el
61 trailer
49 trailer and
-26 trailer on
15 trailer with
-15 trailers
-144 training
-15 training $
20 traje
43 transformer
-34 translate
112 traped
-39 trash
-25 trash $
-18 trash can
43 trash chute
-34 tre
30 tre $
-22 tre @p
-16 treads
38 treat
41 treated
-35 trench
-51 trench $
36 trench and
26 trench box
40 trench caved
25 trench colapsed
-16 trench is
15 trench its
17 trench just
-21 trench wal
-21 trench with
19 tres
-24 triger
-48 trigers
-19 trim
-15 trinchera
-16 trip
-45 triped
26 triped on
-19 trir
-76 troca $
20 troca y
-17 tronar
32 tronco
18 troque
-21 trowel
-40 truck $
-49 truck @d
71 truck @p
93 truck and
-18 truck by
-19 truck do
88 truck in
-22 truck is
18 truck its
-56 truck on
24 truck tires
48 truck with
-19 trucks
-69 true
-36 true $
-27 true or
-36 truena
-18 truena el
17 try
21 try to
22 tub
47 tubo $
-54 tuesday
-42 tuesday $
-20 tumbar
22 tumbo
17 tunel
39 tunel $
-19 turn
-22 turn it
16 turn of
-62 turned
67 turning
-24 twenty
61 twitching
53 twitching $
101 two
82 two @p
-16 two by
-30 two days
43 two fingersF
28 two of
-62 two weks
-61 type
-21 type $
-19 type c
-27 tyvek
25 uh
35 un
103 un @p
19 un alacran
-19 un bloque
52 un caro
-16 un clavo
33 un infarto
-15 un minuto
45 un pedazo
-35 un pozo
-43 un techo
42 una
-30 una @p
-39 una botela
-40 una cruceta
-15 una pata
-57 una piedra
21 una rama
26 una vez
59 unconscious
17 unconscious in
27 under
20 under $
-96 under 18
-17 under @h
18 under @m
-48 under a
32 under it
28 under now
89 under the
39 under there
-15 union
47 unit
-25 unload
24 uno
62 uno $
36 uno de
31 uno que
-35 uno se
28 unos
18 until @p
73 up $
27 up @d
-26 up @h
36 up @i
25 up @p
57 up after
25 up and
-43 up at
52 up blod
-38 up canot
-16 up do
-20 up for
34 up high
-43 up in
39 up out
-19 up since
21 up there
17 up to
-15 up top
-18 up two
15 up with
-18 upload
-21 usa
-17 usando
-15 usando $
-77 usar
-46 usarlo
-34 use
-70 use $
-23 use @m
-40 use a
60 use an
-28 use it
76 use the
-39 used
-18 used to
-39 using
-30 using it
-33 uso
-37 uso $
-17 utility
23 va
53 va $
22 va a
18 va el
-60 va en
-35 vac
-28 vacation
-21 vacation and
-29 vacio
-19 vacio $
-34 vale
-22 vale $
-50 valid
35 valve
-17 valve $
-27 valve on
-16 vamos
-44 van
-15 van a
31 varios
27 vault and
-30 ve el
-39 ve la
-22 vea
-19 vea el
19 veces
27 vehicle
-15 vehicles
41 velador
-15 ven
83 veneno
62 vengo
-35 vent
-29 veo
28 ver
19 ver $
-38 veras
-64 verdad
-33 verdad $
19 vesel
-73 vest
-24 vest $
40 vest caught
-19 vest is
-31 vests
36 vez $
-16 vi
-18 vibora $
-15 vibrates
-26 vibration
-18 vibration $
-115 video
27 vidrio
58 vidrio $
-22 vieja
-20 vieja $
-46 viento
-16 view
20 viga $
-18 viga le
-30 vines
100 vino
54 vino abajo
35 viva
43 viva $
40 voice
-26 voicemail
43 volo
-30 volt
-51 voltage
-18 voltage $
37 volteo
-17 voltios
-41 volts
-19 volver
-18 volver a
59 vomitando
38 vomitando $
28 vomitando y
-25 voy
-15 voy a
-35 vs
17 w
27 waist
39 waist and
45 wait
46 wait $
-33 waiting
-15 waiting on
99 wake
18 wake @o
63 wake up
17 waking
17 waking up
-42 wal
-18 wal @d
-22 wal and
16 wal fel
-20 wal how
66 wal of
-19 wal over
74 walk $
-23 walk on
-23 walk under
102 walked
58 walked in
71 walked into
-16 walked of
-15 walkin
21 walking
20 walking $
40 walking around
-22 walkway
-37 wals
-17 wals $
-27 want
-34 want $
-17 want the
44 want to
-69 wants
-75 wants @u
-44 wants a
118 wants to
20 warehouse
20 warehouse $
-33 warning
45 was an
32 was cuting
44 was fine
-50 was fixing
16 was holding
40 was it
39 was just
-23 was not
-19 was standing
-84 was that
-54 was the
46 was under
-35 wash
-16 wash @m
16 washer
19 wasp
-32 wasp nest
-20 wasps
-66 watch
-26 watches
-25 watches the
-31 watching
62 watchman
48 water @d
-20 water and
43 water botle
-16 water comin
-56 water in
-15 water is
-65 water line
27 water main
32 water or
-36 water should
28 water to
39 water truck
47 waters
-25 way
33 way and
-18 way of
-19 way should
58 way through
-102 wear
-18 wear a
-24 wearing
-19 wearing it
-28 weather
-22 weather $
-17 weight
-18 weight $
26 weight on
16 weird
47 weird $
-74 wek
-40 wek $
-31 wekend
-94 weks
-50 weks ago
-92 weld
-59 weld $
-18 welded
-30 welding
-22 welding $
147 went
61 went al
-44 went bad
-52 went blind
-72 went home
88 went in
25 went numb
32 went of
74 went over
28 went quiet
-42 went slack
89 went stif
43 went through
80 went under
44 went up
-52 went white
65 were
95 were on
41 wet $
53 wet al
-42 wet cement
-23 wet flor
56 wet ground
-120 what
37 what $
50 what @d
23 what @i
-64 what are
-27 what bots
52 what can
-15 what color
-15 what could
47 what day
58 what do
-41 what does
-30 what gear
-17 what gloves
-29 what goes
-40 what guard
-25 what hapens
-17 what if
-47 what is
16 what number
49 what rule
16 what should
19 what sideB
20 what to
-27 what was
26 whel $
19 whel on
-110 when
-23 when @m
-15 when can
-49 when do
-36 when is
-16 when its
66 when the
-41 when you
-32 where
19 where @d
-68 where @i
15 where @p
24 where are
-22 where can
112 where do
-20 where is
40 where it
-47 where should
26 whether
114 whezing
56 whezing $
-104 which
-16 which @p
20 which do
38 which hospital
-29 which sideB
-58 while
17 while @d
-21 while @p
-18 while climbing
19 while flaging
-15 while were
64 whiped
-62 whistling
-15 white
87 white $
-88 white and
44 white as
-18 white from
-144 who
64 who $
-30 who do
-40 who fel
-25 who got
-19 who inspects
-39 who keps
-34 who pays
-29 who removes
-15 who should
-17 who tels
-19 whole @p
60 whole botle
-52 whose
-23 whose @p
-16 whose log
-117 why
-34 why $
-31 why do
-27 why is
-20 why no
33 why not
-15 wide
-17 width
-44 wil
-49 wil @i
103 wil not
24 winch
-108 wind
-21 wind $
-18 windows
16 windshield
-29 windy
-18 winter
36 wire came
-26 wire rope
72 wire what
26 wire with
-51 wires
-38 wires $
-20 wires on
83 wires with
-16 with
96 with @d
-88 with @h
38 with @m
30 with @o
26 with @p
35 with @u
-60 with a
23 with both
57 with it
-26 with lightning
-26 with nails
-97 with no
-19 with one
-50 with snow
-24 with that
25 with thre
87 with two
47 with water
-64 without
-19 without asking
33 wod
-27 wod $
26 wod under
-26 woden
-25 woden lader
16 wods
41 word
25 words
16 words are
-109 work
-164 work $
25 work for
76 work is
40 work truck
-48 workers
-46 workers comp
-19 working $
-25 working above
49 working in
-38 works
-36 worn
-33 worse
-62 would
-39 would a
-21 would it
-36 wrap
-21 wrap in
46 wraped
30 wraped up
-17 wrench
80 wristF
27 wristF $
-84 write
-15 write up
-17 writen
-29 writing
-15 writing $
-45 wrong $
22 wrong way
-35 wrong with
-28 wrote
114 y
25 y @i
-27 y @p
55 y @u
20 y a
-22 y abajo
30 y ahora
-21 y ando
51 y dice
41 y el
70 y esta
-17 y estamos
-30 y estoy
33 y hay
39 y la
-18 y las
18 y le
40 y lo
-18 y luego
90 y mi
101 y no
-16 y otro
-16 y piesF
18 y q
79 y quedo
-23 y quiero
40 y se
-20 y si
24 y tiene
16 y trae
27 y traigo
-42 y un
15 y uno
44 ya
-80 ya esta
-17 ya estoy
39 ya lo
101 ya no
-83 ya se
46 ya tiene
22 yard $
-46 yawning
15 yeah
-47 year
-22 year $
43 year old
-15 yearly
-89 years
-27 years ago
-26 years and
-24 years before
75 yeling
24 yeling $
25 yelow
-112 yels
20 yes
-133 yesterday
-95 yesterday and
-24 yet
-42 you
-19 you $
-34 you can
51 you do
-21 you get
-26 you help
-18 you ned
20 you put
-33 you se
39 you walk
-78 your
-23 yrs
-18 zacate
-17 zanja se
36 zanja y
-38 zaped
-16 zaped by
-25 zinc
-26 zone
71 ~abaj
-53 ~abat
-62 ~abou
67 ~abri
-21 ~acab
-33 ~acer
-35 ~acet
24 ~ache
30 ~acid
53 ~acom
31 ~acro
53 ~acti
-16 ~actu
60 ~aden
-29 ~adju
-27 ~admi
59 ~advi
15 ~aeri
-18 ~afec
16 ~afte
19 ~agai
106 ~agar
-30 ~agen
44 ~aguj
-15 ~ahea
72 ~ahor
-29 ~aisl
20 ~alac
-34 ~alam
-66 ~alar
45 ~alca
-18 ~alco
-70 ~almo
-99 ~alow
-47 ~altu
-53 ~alwa
17 ~amar
125 ~ambu
38 ~amon
27 ~ampo
-63 ~ampu
-51 ~anch
-22 ~ancl
-23 ~angl
105 ~ankl
-22 ~anoc
-54 ~anot
41 ~answ
-107 ~ante
30 ~anti
-25 ~anym
-30 ~anyo
-17 ~anyw
-64 ~apag
-29 ~apar
-17 ~apil
124 ~apla
-75 ~apli
68 ~apre
-41 ~apri
-57 ~apro
-36 ~apun
33 ~aran
-45 ~arbo
-31 ~ares
-15 ~arib
-16 ~arma
126 ~armp
-52 ~arne
-97 ~asbe
-35 ~aske
49 ~aski
36 ~asph
41 ~asth
25 ~asti
41 ~atac
26 ~ator
59 ~atra
108 ~atro
70 ~auge
-18 ~augu
-16 ~aume
-15 ~auth
-19 ~auto
75 ~aven
-42 ~avis
22 ~awak
55 ~ayud
68 ~azot
-20 ~back
-60 ~badg
46 ~baja
-20 ~bake
61 ~bala
-45 ~band
-21 ~bane
22 ~bang
-73 ~bara
31 ~barb
-51 ~bari
20 ~base
-24 ~bask
-29 ~basu
-34 ~bate
-24 ~bear
85 ~bebi
-75 ~beca
-88 ~befo
-32 ~behi
-20 ~belt
54 ~bely
-18 ~bene
-20 ~bepe
-29 ~bete
40 ~bige
-32 ~bind
73 ~bite
63 ~blac
-48 ~blad
24 ~blan
24 ~blas
86 ~bled
91 ~blin
43 ~blis
-17 ~bloc
-46 ~boar
-31 ~body
-28 ~bolt
-29 ~bomb
-15 ~bone
-22 ~bord
20 ~boro
-23 ~bota
32 ~bote
-27 ~boti
-24 ~botl
-19 ~boun
-53 ~brac
-74 ~brak
-69 ~bran
85 ~braz
42 ~brea
-57 ~bric
-47 ~brow
-26 ~brus
18 ~bubl
-41 ~buck
-23 ~budg
-28 ~buen
-22 ~buil
21 ~bump
-91 ~bund
-26 ~buri
48 ~burn
31 ~burs
-22 ~busi
-16 ~bute
44 ~cabe
-15 ~cabi
-39 ~cabl
47 ~cach
33 ~cade
-15 ~cage
-28 ~caid
-29 ~cala
-24 ~calc
-19 ~cale
90 ~calf
-33 ~cali
-46 ~calo
-92 ~camb
-22 ~cana
-80 ~cand
66 ~cano
-15 ~capi
78 ~cara
-27 ~card
-75 ~care
-88 ~carg
18 ~carn
-68 ~cart
-20 ~casc
-21 ~caso
17 ~caug
-24 ~caus
100 ~cave
83 ~caye
-28 ~ceil
-21 ~ceme
-73 ~cerc
-90 ~cert
-58 ~chal
15 ~cham
-74 ~chan
-20 ~chap
-49 ~char
-97 ~chec
47 ~chek
-38 ~chem
101 ~ches
-15 ~chic
18 ~chin
-47 ~chip
-22 ~chis
24 ~chlo
-38 ~choc
39 ~chop
65 ~chor
63 ~chue
-20 ~chut
-31 ~cier
19 ~cili
-27 ~cimb
-18 ~cinc
-15 ~cind
25 ~cint
52 ~cist
-36 ~cita
-70 ~clai
-15 ~clam
-26 ~clas
61 ~clav
-71 ~clea
-29 ~clie
-69 ~clim
15 ~clin
-25 ~cloc
60 ~clor
-38 ~clos
-40 ~clot
-22 ~clut
58 ~coat
136 ~cola
-26 ~cole
21 ~colo
-42 ~colu
20 ~come
76 ~comi
-123 ~comp
-15 ~comu
-21 ~conc
-37 ~cond
-42 ~cone
-17 ~conf
-21 ~cong
62 ~cono
-16 ~cons
25 ~cont
107 ~conv
23 ~cope
61 ~cora
-42 ~cord
-33 ~core
-15 ~cori
66 ~corn
-17 ~coro
40 ~cost
82 ~coug
-81 ~coul
-87 ~coun
-67 ~cove
-51 ~crac
75 ~cram
-32 ~cran
23 ~cras
-72 ~craz
-47 ~crea
-34 ~crib
-19 ~cros
-40 ~cruc
104 ~crum
49 ~crus
37 ~cryi
-29 ~cual
-146 ~cuan
-23 ~cuar
20 ~cuat
-15 ~cubi
-30 ~cubr
117 ~cuel
-101 ~cuen
28 ~cuer
17 ~cuid
28 ~culv
-15 ~cuna
87 ~cure
-78 ~curs
21 ~cute
-38 ~cuti
-72 ~cyli
-17 ~dail
-52 ~dama
20 ~dand
-16 ~dang
-33 ~dead
-21 ~deat
44 ~deba
-18 ~debe
-17 ~debi
-28 ~debr
-32 ~deci
39 ~deck
120 ~dedo
-43 ~dedu
-64 ~degl
-51 ~deja
31 ~deli
-48 ~demo
-30 ~deni
-42 ~dent
-19 ~depa
-17 ~dept
-20 ~dere
23 ~deri
17 ~deru
89 ~desa
-104 ~desc
40 ~desd
68 ~desm
100 ~desp
-48 ~dest
-17 ~dete
34 ~dien
29 ~digi
-84 ~disc
-24 ~dise
-81 ~dist
-35 ~ditc
42 ~dizi
30 ~dobl
-38 ~docu
-44 ~doin
-19 ~dola
32 ~dolo
-66 ~domi
-62 ~dond
-26 ~dorm
52 ~drag
40 ~drai
161 ~dran
-15 ~draw
-47 ~dril
-16 ~drin
19 ~drip
-72 ~driv
22 ~drol
66 ~drop
-31 ~drov
-147 ~dryw
-64 ~dump
42 ~durm
-19 ~dust
-55 ~earl
38 ~ears
70 ~echa
-62 ~eigh
-17 ~ejem
21 ~elbo
26 ~elec
35 ~elep
93 ~elev
-47 ~else
-45 ~emai
-36 ~emer
-21 ~empi
-27 ~empl
-17 ~empr
-34 ~empt
45 ~enci
44 ~enco
32 ~encu
28 ~ende
-26 ~ener
-59 ~engi
-110 ~enou
-37 ~ense
64 ~ente
-59 ~entr
-16 ~entu
-17 ~envi
-41 ~equi
-72 ~esca
-37 ~esco
-24 ~escr
21 ~escu
-24 ~esli
-31 ~esme
-23 ~espa
-45 ~espe
49 ~espo
43 ~espu
-28 ~esti
55 ~esto
-18 ~estr
-71 ~etiq
17 ~ever
-22 ~evit
-44 ~exam
-66 ~exca
-35 ~exha
-17 ~expe
-38 ~expi
47 ~expl
-85 ~exte
-119 ~exti
-19 ~extr
68 ~eyel
105 ~eyes
-19 ~eyew
87 ~face
116 ~fain
34 ~fale
26 ~fami
17 ~fast
-15 ~fata
53 ~feal
-55 ~fech
64 ~fele
-52 ~fenc
-22 ~fibe
-23 ~fiel
-25 ~fift
29 ~figh
41 ~fili
-27 ~filt
-24 ~fine
65 ~fing
-20 ~fini
23 ~fire
-40 ~firm
-53 ~firs
-23 ~fixe
-39 ~fixi
-30 ~flam
25 ~flas
74 ~flip
46 ~floa
-20 ~floj
-67 ~fluf
30 ~flui
-21 ~flus
17 ~flut
148 ~foam
29 ~fold
39 ~folo
147 ~fore
-59 ~fork
-57 ~form
-24 ~fray
-53 ~fren
-32 ~fres
-50 ~frez
-48 ~frid
-30 ~fron
22 ~fume
30 ~fumi
-18 ~fune
-36 ~galo
-25 ~galv
-28 ~ganc
19 ~garg
35 ~gato
-48 ~gaug
-59 ~gene
50 ~geti
37 ~gira
-92 ~glas
-50 ~glov
-18 ~gogl
16 ~goin
48 ~golp
30 ~gose
16 ~grab
-26 ~grac
-41 ~grad
35 ~grai
71 ~gran
-15 ~grat
63 ~grav
-38 ~grea
-29 ~grin
77 ~grit
17 ~grue
-42 ~guan
-134 ~guar
94 ~guns
-31 ~habe
-15 ~habi
67 ~habl
-40 ~hace
16 ~haci
-17 ~halw
-45 ~hame
-21 ~hand
92 ~hang
-30 ~hape
-80 ~harn
21 ~hatc
94 ~havi
-42 ~haza
-23 ~hazc
16 ~head
-38 ~heal
104 ~hear
-38 ~heat
-37 ~heav
-58 ~heig
17 ~heim
-17 ~helm
-64 ~help
-52 ~hera
94 ~heri
-20 ~hern
-15 ~hide
-20 ~hidr
-19 ~hila
36 ~hinc
17 ~hisi
-42 ~hitc
44 ~hive
-20 ~hois
37 ~hoke
23 ~hold
-28 ~hole
31 ~homb
25 ~hope
-67 ~hora
-57 ~hose
-79 ~hour
-20 ~hous
-25 ~huec
76 ~hues
-18 ~humi
41 ~hund
27 ~hurt
24 ~hydr
26 ~hypo
-16 ~igno
-19 ~igua
19 ~impa
-25 ~inca
-55 ~inch
-50 ~inci
-17 ~incl
41 ~inco
-17 ~inde
-28 ~indo
32 ~infa
-16 ~infl
103 ~ingl
72 ~inha
-58 ~inju
20 ~insi
-96 ~insp
-57 ~inst
-122 ~insu
-61 ~inte
-24 ~inun
-20 ~itse
-37 ~jack
-22 ~jame
31 ~jean
71 ~jerk
-22 ~join
-45 ~joki
17 ~joys
-37 ~juga
16 ~juic
144 ~jump
22 ~kele
30 ~ketl
53 ~kick
-33 ~kile
-28 ~kili
-21 ~kilo
82 ~kind
21 ~kitc
-21 ~knel
-35 ~knes
44 ~knif
38 ~knoc
-25 ~know
-69 ~labe
22 ~labi
-57 ~lade
-23 ~ladr
-23 ~lagi
-20 ~lamp
-47 ~lant
-59 ~lany
-19 ~larg
-39 ~lase
-43 ~last
-18 ~latc
-15 ~late
-123 ~laug
-55 ~lava
18 ~layi
-25 ~leak
22 ~lean
-46 ~leav
-45 ~lega
97 ~legs
-30 ~lejo
-47 ~lena
-16 ~lens
-39 ~lent
-16 ~lesi
-31 ~lete
-59 ~letr
-29 ~leva
-85 ~leve
-50 ~libr
-38 ~lice
-45 ~lift
-46 ~ligh
-97 ~limi
-36 ~limp
-77 ~line
33 ~lips
16 ~liqu
-72 ~load
-39 ~loca
-107 ~lock
-21 ~logi
37 ~lora
37 ~lose
-38 ~lovi
-23 ~lueg
-15 ~luga
33 ~lumb
-71 ~lunc
37 ~lung
-24 ~luvi
41 ~lyin
70 ~mach
-20 ~made
-27 ~make
-24 ~mana
17 ~manc
-50 ~mand
23 ~mang
96 ~mano
-16 ~manu
-48 ~maqu
-34 ~marc
77 ~mare
-42 ~mark
-52 ~mart
-57 ~masc
-31 ~mask
-38 ~mate
-30 ~maxi
-39 ~mean
-92 ~meas
-16 ~meca
-20 ~mejo
41 ~melt
-17 ~memb
-34 ~mens
-29 ~ment
-37 ~meta
-50 ~mete
-20 ~meti
-33 ~mezc
-29 ~midl
-32 ~midr
-35 ~mien
16 ~migh
-48 ~mini
43 ~minu
-34 ~miro
-36 ~mise
-18 ~misf
-30 ~misi
-28 ~mist
34 ~mixe
42 ~moan
-59 ~moja
-78 ~mond
-16 ~moni
-23 ~mont
45 ~mora
54 ~mord
16 ~mori
-78 ~morn
-73 ~moto
54 ~mout
-38 ~movi
42 ~mowe
-25 ~muer
18 ~muev
-67 ~mult
19 ~mune
34 ~muri
41 ~musc
-48 ~mush
-37 ~musi
-104 ~nadi
17 ~nail
-38 ~nebl
17 ~nece
107 ~neck
-64 ~nede
-16 ~neig
-18 ~neve
-22 ~niev
-42 ~nigh
-45 ~nine
38 ~ning
-15 ~nive
-30 ~nobo
-39 ~noch
21 ~nodi
-52 ~nois
-19 ~noma
-18 ~nomb
16 ~nons
17 ~norm
-15 ~nort
53 ~nose
28 ~noso
43 ~noth
-38 ~nuev
-36 ~numb
-49 ~nume
-16 ~nunc
-20 ~nylo
-32 ~obli
-28 ~obse
-57 ~ocup
-50 ~ofic
-62 ~ofte
74 ~ojos
-57 ~open
-21 ~oper
-31 ~oran
-56 ~orde
-36 ~oscu
-32 ~outf
-35 ~outr
-15 ~outs
54 ~over
-18 ~owne
-62 ~oxid
-51 ~pace
-34 ~padl
-41 ~paga
-26 ~pagi
-59 ~pain
15 ~pali
129 ~palm
57 ~pant
61 ~panz
-115 ~pape
-123 ~para
29 ~pare
-37 ~park
-47 ~part
-109 ~pasa
96 ~pase
21 ~pasi
23 ~past
-20 ~pasw
-22 ~pati
-21 ~pave
21 ~pean
80 ~pech
24 ~peda
26 ~pega
-82 ~peli
-16 ~pend
85 ~pens
-30 ~perc
-26 ~perd
-137 ~perm
-18 ~pern
65 ~pesc
-86 ~phon
-56 ~phot
-20 ~phys
49 ~pica
-86 ~pict
-23 ~pide
-29 ~pied
108 ~pier
-18 ~pies
-37 ~piez
-17 ~pile
76 ~pine
35 ~pinh
20 ~pinp
16 ~pinz
60 ~pisa
20 ~pist
-43 ~plac
-98 ~plan
-42 ~plat
52 ~plea
20 ~plie
-55 ~plom
-60 ~plug
29 ~plum
-33 ~plyw
-36 ~pode
18 ~pois
-21 ~poke
65 ~poki
-42 ~pole
-62 ~poli
-56 ~polv
-100 ~pone
-50 ~pong
27 ~poni
89 ~pope
-34 ~porq
-47 ~port
-25 ~poun
-43 ~powd
-54 ~prac
-30 ~prec
-57 ~preg
74 ~pren
-36 ~pres
-45 ~prev
-37 ~pric
-20 ~prin
-17 ~prob
-17 ~proc
-32 ~prog
-18 ~pron
-107 ~prot
-19 ~prov
-54 ~prue
-120 ~pued
-36 ~puen
-27 ~pues
45 ~puki
81 ~pule
-26 ~pulg
46 ~puli
182 ~puls
-91 ~punt
125 ~pupi
18 ~pura
33 ~purp
67 ~push
-28 ~pusi
-66 ~puti
-29 ~qual
61 ~qued
80 ~quem
-37 ~ques
21 ~quic
-100 ~quie
-22 ~quis
-86 ~rail
-48 ~rain
-23 ~rais
-32 ~raja
25 ~rami
-15 ~rams
39 ~rapi
-20 ~rate
83 ~ratl
-16 ~raya
-21 ~rayo
52 ~reac
16 ~real
-37 ~recl
-119 ~reco
-20 ~recu
-16 ~refl
47 ~refr
-22 ~refu
27 ~rega
-104 ~regi
-53 ~regl
-20 ~regu
-51 ~rela
-29 ~rele
28 ~reme
-15 ~remo
-29 ~rent
-15 ~repa
-69 ~repl
-184 ~repo
-105 ~requ
-57 ~resc
-26 ~rese
-38 ~resi
66 ~resp
-28 ~resu
25 ~rete
-38 ~reti
-31 ~retr
-20 ~retu
28 ~reve
-100 ~revi
21 ~revo
95 ~ribs
-40 ~ridi
-46 ~righ
15 ~rins
-16 ~rise
27 ~rive
30 ~rodi
92 ~role
-45 ~roli
-70 ~romp
23 ~ronc
-24 ~rota
24 ~rote
-20 ~rube
-33 ~ruid
-60 ~rule
24 ~runi
88 ~saca
-92 ~safe
26 ~sale
37 ~sali
-45 ~salt
38 ~sand
79 ~sang
-15 ~satu
-24 ~sawd
-15 ~sawh
61 ~sayi
-68 ~scaf
38 ~scal
-74 ~scar
-74 ~sche
-46 ~scho
16 ~scor
-87 ~scra
28 ~scre
-36 ~seas
-15 ~seci
89 ~seco
23 ~secr
-94 ~segu
30 ~sein
48 ~seiz
-141 ~sema
-67 ~sena
-23 ~sens
65 ~sent
-41 ~sepa
-42 ~sept
-50 ~serv
-102 ~seti
-31 ~setl
32 ~shac
-49 ~shad
29 ~shaf
-23 ~shal
-34 ~shar
17 ~shaw
-27 ~shel
-51 ~shet
-23 ~shie
-62 ~shif
128 ~shin
-23 ~ship
93 ~shir
-39 ~shor
114 ~shot
-17 ~shou
-47 ~shov
41 ~shre
-21 ~shro
-16 ~shut
35 ~side
84 ~sien
-18 ~sigh
-157 ~sign
-71 ~sili
30 ~sinc
-31 ~sing
-19 ~sink
18 ~siph
-102 ~sirv
-61 ~sist
-27 ~siti
53 ~size
25 ~skid
-18 ~skil
39 ~skin
79 ~skip
32 ~skul
-52 ~slac
49 ~slep
-19 ~slev
26 ~slic
-71 ~slid
-100 ~slin
40 ~slip
52 ~sliv
-43 ~slop
97 ~slum
16 ~smil
62 ~smok
26 ~snow
43 ~soak
122 ~sock
-59 ~sofi
-39 ~sold
28 ~solt
-38 ~solv
-41 ~somb
17 ~soun
-46 ~spac
-34 ~spid
-18 ~spin
47 ~spla
38 ~spli
-36 ~spre
-37 ~spri
56 ~spur
25 ~squa
106 ~squi
87 ~stab
-24 ~stac
-71 ~stan
23 ~stap
-69 ~star
-15 ~stay
23 ~stea
-34 ~step
-110 ~stic
-17 ~stin
-45 ~stoc
60 ~stom
92 ~stop
-79 ~stor
-29 ~stra
-38 ~stre
19 ~stri
17 ~stro
95 ~stru
54 ~stuc
-16 ~stun
22 ~subf
-83 ~subi
15 ~suda
31 ~sude
23 ~sueg
-28 ~suel
31 ~suen
52 ~suga
-90 ~sume
-17 ~sund
-46 ~supl
-23 ~supo
-32 ~surg
-41 ~surv
-27 ~susp
-24 ~sust
124 ~swal
-21 ~swap
-33 ~swar
61 ~swel
16 ~swep
-16 ~swol
50 ~swun
-18 ~symb
-23 ~take
66 ~talk
-24 ~tamb
-18 ~tank
39 ~tanq
-44 ~tant
-16 ~tape
-33 ~tapo
-74 ~tard
-17 ~tare
-23 ~tast
-60 ~teac
-15 ~tear
-24 ~tech
-41 ~tele
47 ~temb
-63 ~temp
28 ~tend
-35 ~tene
-34 ~teng
-20 ~tens
-48 ~test
-20 ~teta
-27 ~texa
-49 ~than
116 ~thig
114 ~thin
-111 ~thos
77 ~thre
87 ~thro
84 ~thum
-89 ~thun
-36 ~tick
23 ~tien
70 ~ties
54 ~tigh
-56 ~time
22 ~ting
138 ~tipe
-16 ~tipi
47 ~tira
-29 ~tire
-26 ~toca
-102 ~toda
-30 ~toeb
44 ~toes
-24 ~toil
-63 ~tolb
-50 ~tomo
78 ~tong
-35 ~toni
53 ~tont
-30 ~torm
36 ~torn
-30 ~torq
34 ~tose
17 ~tosi
101 ~tour
21 ~towe
-29 ~toxi
-158 ~trab
-35 ~trae
-40 ~traf
66 ~trag
-75 ~trai
20 ~traj
108 ~trap
41 ~trea
-30 ~tren
-72 ~trig
-22 ~trin
-55 ~trip
18 ~troq
-26 ~trow
-57 ~true
-54 ~tues
-15 ~tumb
17 ~tune
-20 ~turn
-24 ~twen
61 ~twit
-27 ~tyve
59 ~unco
-15 ~unio
48 ~unre
-18 ~uplo
-47 ~usan
-46 ~usar
-39 ~usin
-20 ~util
-34 ~vaca
-37 ~vaci
-23 ~vacu
-50 ~vali
28 ~valv
-16 ~vamo
27 ~vari
19 ~vece
41 ~vela
25 ~vena
-28 ~venc
-25 ~vend
73 ~vene
62 ~veng
-40 ~vera
-55 ~verd
19 ~vese
-31 ~vest
-25 ~vibo
-55 ~vibr
-115 ~vide
27 ~vidr
-23 ~viej
-46 ~vien
-30 ~vine
29 ~volc
-18 ~volu
-19 ~volv
122 ~vomi
36 ~wade
27 ~wais
-33 ~wait
17 ~waki
52 ~walk
-70 ~want
20 ~ware
-15 ~warm
-33 ~warn
-20 ~wasp
-19 ~wast
-65 ~watc
-26 ~wear
-31 ~weat
-21 ~weig
16 ~weir
-32 ~weke
-54 ~weld
-40 ~wher
26 ~whet
114 ~whez
-104 ~whic
-58 ~whil
54 ~whip
-55 ~whis
-15 ~whit
-52 ~whos
-21 ~wide
-17 ~widt
21 ~wili
24 ~winc
-28 ~wind
-25 ~wint
-58 ~wipe
-51 ~wire
-70 ~with
-26 ~wode
19 ~word
-74 ~work
-22 ~wors
-62 ~woul
46 ~wrap
-38 ~wren
88 ~wris
-123 ~writ
-28 ~wrot
-46 ~yawn
-104 ~year
75 ~yeli
27 ~yelo
-133 ~yest
-18 ~zaca
-38 ~zape
`;
