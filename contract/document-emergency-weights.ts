/** Learned by bench/learn-emergency.ts, which writes this file: the logarithm of the odds of a text without any sign. */
export const intercept = -2.47;

/** A line for each sign, a word or a pair of words: what it adds to them in hundredths, a blank, and the sign. */
export const signWeights = `
-49 1
-17 1 $
45 10 minutes
50 105
17 110
-15 12 $
-16 14 inches
31 15 fet
23 15 minutes
-41 16
-23 16 $
-109 18
29 180
-18 1910
-18 1910 $
-61 1926
-56 1926 $
65 2
-40 2 @p
-54 20
-47 20 minutes
34 20 pies
-43 2015
-27 2019
-60 2020
-36 2021
-17 22
-18 25
-54 3
-23 3 and
-35 30
-17 30 $
-17 30 pies
-80 300
-73 300 $
-31 300a
-36 301
-32 301 $
45 3rd
45 3rd flor
24 40
42 40 min
18 45
32 50 $
-16 50 en
-17 500
23 6
34 6 $
-17 6 and
32 60
-19 600
-18 600 volts
30 60s
21 7200
-25 8
-26 911
-35 95
-17 95 $
153 @d
83 @d $
35 @d @d
-50 @d @i
36 @d a
48 @d against
-65 @d alowed
62 @d ate
-15 @d backs
45 @d breathed
-28 @d broke
-27 @d burned
-24 @d came
-35 @d can
71 @d canot
-26 @d card
36 @d colapsed
26 @d cut
-25 @d de
91 @d del
-24 @d dice
-16 @d died
-87 @d do
25 @d does
63 @d drank
-17 @d drive
-61 @d drives
-67 @d droped
-19 @d el
85 @d en
38 @d esta
96 @d fainted
-56 @d fals
-36 @d feals
31 @d fel
-17 @d forgot
-49 @d get
-21 @d gets
17 @d going
65 @d got
-36 @d has
-82 @d hit
43 @d in
15 @d inhaled
153 @d is
95 @d just
15 @d kep
34 @d keps
-15 @d le
-16 @d left
-82 @d lo
-31 @d lost
49 @d no
35 @d pased
40 @d put
-33 @d que
-24 @d quit
31 @d ran
-19 @d run
-42 @d says
-39 @d ses
-20 @d set
-21 @d shot
20 @d stay
19 @d steped
-22 @d stil
26 @d stoped
57 @d swalowed
51 @d take
49 @d tok
41 @d touched
19 @d up
-29 @d use
85 @d walked
45 @d wants
76 @d was
25 @d went
-43 @d what
16 @d with
-15 @d work
183 @h
-62 @h @p
23 @h ankleB
-39 @h armB
58 @h backB
27 @h belt
26 @h bot
47 @h bots
49 @h chekB
83 @h chestB
-31 @h elbows
47 @h eyeF
54 @h eyesF
16 @h faceB
-37 @h fingerF
41 @h fingersF
15 @h forearmF
33 @h foreheadB
125 @h fotB
121 @h handF
-27 @h handsF
-77 @h hard
-29 @h harnes
25 @h headB
26 @h heart
64 @h jawB
16 @h kneB
-63 @h knesB
109 @h legB
53 @h legsB
-81 @h lipsB
-21 @h lock
36 @h mouthB
134 @h neckB
44 @h noseF
-46 @h own
62 @h pants
-32 @h phone
-15 @h respirator
17 @h ribsB
19 @h right
-16 @h rof
22 @h saw
29 @h shirt
19 @h shouldersB
65 @h sideB
16 @h skinB
41 @h spech
17 @h stomachB
45 @h thighF
52 @h thumbF
44 @h toesF
36 @h tongueF
-46 @h truck
29 @h vest
18 @h wristF
25 @i
32 @i $
75 @i am
38 @i are
-15 @i ask
-50 @i backB
39 @i beam
54 @i ben
-38 @i both
-36 @i bring
20 @i broke
-31 @i burned
-97 @i buy
87 @i can
16 @i canot
-19 @i change
32 @i check
53 @i count
-28 @i cut
41 @i dig
165 @i do
86 @i drive
-88 @i droped
22 @i feal
-52 @i fence
-34 @i find
-16 @i flag
54 @i folow
36 @i found
45 @i get
26 @i give
17 @i go
-22 @i got
34 @i gues
-50 @i had
-27 @i handF
-17 @i hang
78 @i have
55 @i heard
26 @i help
29 @i hit
34 @i hold
25 @i just
69 @i kep
-24 @i know
17 @i lay
-53 @i let
103 @i lift
-25 @i log
-22 @i lost
-79 @i make
50 @i move
-20 @i ned
39 @i only
-26 @i pay
52 @i pel
-21 @i plug
22 @i pop
91 @i pul
-24 @i puled
62 @i put
23 @i quit
-21 @i ran
-27 @i report
42 @i rinse
22 @i rub
52 @i run
-26 @i save
52 @i say
97 @i se
-20 @i skip
64 @i smel
25 @i soy
-16 @i stand
-24 @i stay
40 @i steped
-39 @i stil
48 @i stop
-16 @i suposed
-29 @i swep
27 @i tape
-50 @i teach
-22 @i tel
43 @i think
30 @i tie
-24 @i told
23 @i touch
50 @i treat
22 @i try
108 @i use
-25 @i walk
49 @i want
-58 @i was
27 @i wash
-16 @i wear
-28 @i wil
-16 @i work
-68 @i write
37 @m
15 @m @h
-47 @m @p
33 @m armB
16 @m armsB
34 @m backB
-69 @m bot
25 @m chestB
-28 @m cones
-16 @m crane
-48 @m dust
52 @m earF
15 @m earsF
64 @m eyeF
-24 @m eyesF
49 @m faceB
16 @m fence
24 @m fetB
18 @m fingerF
-28 @m fingersF
67 @m forearmF
51 @m fotB
-17 @m half
18 @m handF
69 @m handsF
24 @m hard
-39 @m harnes
35 @m heart
-23 @m helmet
-24 @m hours
-15 @m incident
40 @m jawB
-17 @m jeans
28 @m kneB
30 @m knesB
-21 @m lader
-24 @m left
46 @m legB
61 @m legsB
-34 @m lid
-22 @m mask
-24 @m medical
18 @m meter
-19 @m name
-25 @m old
-26 @m own
76 @m palmB
-44 @m phone
-15 @m respirator
-23 @m sandwich
15 @m shirt
-25 @m shoulderB
-16 @m signal
32 @m site
42 @m throatF
71 @m thumbF
72 @m toesF
-29 @m trailer
17 @m wristF
241 @o
-33 @o $
64 @o @d
24 @o @h
46 @o @u
20 @o acros
45 @o against
-54 @o are
35 @o by
-18 @o for
-20 @o go
-27 @o hair
-40 @o home
81 @o in
33 @o is
22 @o of
118 @o out
-23 @o overnite
41 @o the
16 @o to
26 @o up
33 @o what
26 @o with
35 @p
47 @p $
34 @p @i
-25 @p @u
30 @p abajo
27 @p adentro
-26 @p agency
43 @p al
-101 @p and
65 @p are
-17 @p ariba
-17 @p at
65 @p be
-24 @p broke
53 @p by
18 @p came
-28 @p can
-88 @p canot
38 @p colapsed
18 @p comes
-58 @p cut
23 @p de
48 @p del
-54 @p dice
-20 @p did
-25 @p died
-33 @p do
-51 @p does
212 @p down
39 @p droped
-22 @p drown
-45 @p elses
-18 @p en
58 @p esta
64 @p exposed
-20 @p feal
47 @p fel
-33 @p fine
-55 @p for
-16 @p found
-53 @p from
-19 @p get
-15 @p gets
106 @p got
-15 @p grabed
22 @p hanging
92 @p has
25 @p here
-67 @p how
24 @p hurt
180 @p in
29 @p inside
136 @p is
-35 @p jump
76 @p just
-25 @p kept
-60 @p know
17 @p laying
-21 @p le
-39 @p left
-20 @p lo
26 @p lok
-15 @p los
-41 @p ned
-17 @p never
-33 @p no
-50 @p not
-20 @p of
50 @p on
-47 @p or
-28 @p out
-42 @p over
94 @p overboard
65 @p pased
-15 @p por
-25 @p puede
36 @p puled
-30 @p put
-56 @p q
51 @p que
-15 @p quiere
27 @p runing
-37 @p say
-78 @p says
28 @p shot
66 @p should
-18 @p sin
36 @p sliped
-18 @p start
67 @p stil
95 @p stoped
66 @p stuck
15 @p tel
41 @p that
40 @p the
-19 @p tiene
-15 @p to
-42 @p tok
-45 @p told
50 @p traped
53 @p under
47 @p up
-35 @p walked
-23 @p walking
-28 @p want
-43 @p wants
-68 @p was
28 @p went
45 @p were
33 @p what
-24 @p which
38 @p who
-43 @p wil
90 @p with
21 @p work
-15 @p working
-30 @u
41 @u $
-31 @u @d
74 @u @i
21 @u @m
-27 @u a
-38 @u about
64 @u arde
24 @u are
-16 @u dieron
86 @u esta
-15 @u hace
-18 @u have
-15 @u home
39 @u how
-52 @u if
-30 @u is
-15 @u lo
52 @u mareo
-16 @u of
-18 @u olvido
78 @u on
-23 @u pueden
-16 @u pusieron
25 @u quede
-38 @u quedo
-38 @u the
-17 @u va
23 @u ve
24 @u what
-16 ^ 14
-16 ^ 1910
-42 ^ 1926
-23 ^ 30
-18 ^ 5
-25 ^ 50
-21 ^ @h
113 ^ @i
-55 ^ @m
21 ^ @o
37 ^ @p
-28 ^ @u
48 ^ a
-19 ^ abajo
30 ^ acid
19 ^ active
-16 ^ air
57 ^ an
69 ^ anda
51 ^ ando
-104 ^ are
17 ^ asphalt
69 ^ asthma
24 ^ auxilio
24 ^ ay
-16 ^ ayer
18 ^ ayuda
17 ^ backhoe
-40 ^ backup
-23 ^ bad
44 ^ be
-18 ^ ben
25 ^ bled
34 ^ bleding
-61 ^ block
-16 ^ blow
33 ^ both
-21 ^ box
-28 ^ branch
28 ^ broke
-26 ^ broken
35 ^ bucket
-45 ^ burn
52 ^ burned
-17 ^ burning
-69 ^ can
-67 ^ canot
-19 ^ car
85 ^ cave
70 ^ cayo
91 ^ cement
-37 ^ chain
33 ^ chestB
40 ^ chop
-17 ^ close
-95 ^ como
-22 ^ cone
-23 ^ cord
32 ^ coughing
-16 ^ count
90 ^ crane
-18 ^ crushed
24 ^ cual
-17 ^ cuales
-60 ^ cuando
-18 ^ cuanta
-25 ^ cuantas
-41 ^ cuanto
-29 ^ cuantos
-39 ^ cut
-16 ^ cuting
-17 ^ de
-31 ^ dead
-16 ^ despues
116 ^ dice
-16 ^ dizy
-30 ^ does
37 ^ dog
-68 ^ donde
-52 ^ dos
-15 ^ dozer
-19 ^ droped
-17 ^ dry
-25 ^ dump
-29 ^ dust
-85 ^ el
-66 ^ en
29 ^ encontre
-15 ^ end
-25 ^ engine
-18 ^ enter
19 ^ entro
23 ^ es
75 ^ esta
18 ^ estan
24 ^ estoy
47 ^ everyone
-33 ^ explain
-15 ^ exposed
72 ^ eyesF
-15 ^ fal
-27 ^ feals
60 ^ fel
21 ^ fence
-23 ^ fetB
41 ^ fingerF
-34 ^ fingersF
-36 ^ fire
15 ^ flor
29 ^ forget
36 ^ from
15 ^ frost
17 ^ frozen
-18 ^ gap
25 ^ gas
-22 ^ get
-16 ^ gfci
25 ^ glas
-36 ^ glases
-33 ^ go
134 ^ got
-26 ^ gota
-23 ^ ground
-22 ^ guter
-15 ^ hace
19 ^ had
24 ^ hamer
-51 ^ handF
-17 ^ handsF
-15 ^ hard
-18 ^ harnes
-60 ^ has
47 ^ hay
-19 ^ headache
15 ^ hear
-15 ^ heard
-15 ^ hearing
-18 ^ heat
-22 ^ heater
22 ^ help
-19 ^ hi
-43 ^ hit
-37 ^ hitch
-42 ^ hok
-22 ^ hold
51 ^ horse
-19 ^ hose
-32 ^ hospital
47 ^ hot
-20 ^ how
-26 ^ huele
41 ^ hury
26 ^ ice
-27 ^ if
-16 ^ insurance
-98 ^ is
-17 ^ it
-21 ^ its
-24 ^ jack
-16 ^ jump
-27 ^ just
-46 ^ kep
-15 ^ kickback
30 ^ knife
-28 ^ la
49 ^ lader
-60 ^ las
34 ^ last
74 ^ le
-15 ^ lead
-23 ^ leave
-17 ^ let
-15 ^ light
76 ^ lightning
-22 ^ line
186 ^ lo
-19 ^ load
-22 ^ log
-27 ^ long
-79 ^ los
-22 ^ lose
-28 ^ lost
-22 ^ lumber
73 ^ machine
16 ^ manhole
-38 ^ max
-69 ^ may
-16 ^ mi
-16 ^ minutes
-24 ^ move
-18 ^ must
72 ^ nadie
66 ^ nail
-27 ^ nails
90 ^ ned
39 ^ never
31 ^ new
-15 ^ night
45 ^ no
68 ^ nobody
31 ^ nomas
74 ^ nos
22 ^ nothing
52 ^ number
37 ^ ocupo
16 ^ of
35 ^ old
-33 ^ one
-49 ^ open
-21 ^ osha
-18 ^ outriger
-26 ^ over
17 ^ oye
36 ^ palet
-28 ^ panel
-23 ^ para
64 ^ perdio
-17 ^ picked
-16 ^ pierdo
62 ^ please
-41 ^ por
-36 ^ power
-64 ^ puedo
-28 ^ pul
17 ^ puled
-16 ^ pulgadas
16 ^ pump
-84 ^ put
-86 ^ que
33 ^ quedo
25 ^ quick
-28 ^ quien
-26 ^ radio
-18 ^ rail
-21 ^ reach
15 ^ rebar
35 ^ red
60 ^ report
35 ^ rof
32 ^ roler
47 ^ rope
-28 ^ rub
-31 ^ run
-21 ^ salio
43 ^ sandblaster
-23 ^ saw
41 ^ sawdust
-20 ^ scba
-16 ^ sds
19 ^ sewer
-15 ^ shock
68 ^ should
-85 ^ si
-17 ^ since
22 ^ skid
-25 ^ skidster
-26 ^ skip
-17 ^ smels
-51 ^ smoke
-19 ^ smoking
23 ^ snake
-17 ^ snow
-20 ^ so
-18 ^ stack
-21 ^ stand
24 ^ staple
19 ^ started
-35 ^ steped
-24 ^ stil
63 ^ stop
-17 ^ store
-20 ^ storm
-29 ^ swarm
-20 ^ tag
-36 ^ take
61 ^ tank
-16 ^ tape
-17 ^ ten
-23 ^ the
21 ^ there
-16 ^ thirty
-19 ^ this
-22 ^ thre
65 ^ threw
-31 ^ throw
22 ^ throwing
-16 ^ tie
97 ^ tiene
-16 ^ tight
-17 ^ to
17 ^ toco
50 ^ tok
-23 ^ tols
-19 ^ tomo
24 ^ tongueF
43 ^ tono
41 ^ torch
-31 ^ tornado
-16 ^ toth
16 ^ tractor
67 ^ trae
62 ^ traigo
31 ^ trailer
17 ^ traje
80 ^ traped
21 ^ trash
23 ^ tre
29 ^ trench
24 ^ triped
-28 ^ truck
-21 ^ twenty
23 ^ uh
69 ^ un
-70 ^ una
-20 ^ under
28 ^ uno
-26 ^ uso
15 ^ valve
-19 ^ van
-15 ^ vest
19 ^ wait
27 ^ wal
-36 ^ walk
-19 ^ walking
-23 ^ wash
-43 ^ water
43 ^ waters
-19 ^ welding
58 ^ were
-98 ^ what
-70 ^ when
22 ^ where
19 ^ wheres
-50 ^ which
-98 ^ who
-32 ^ why
-24 ^ wind
-21 ^ wod
-16 ^ work
-17 ^ y
94 ^ ya
-19 ^ yelow
-48 ^ you
-60 a
-15 a $
-20 a 2x4
38 a 6
55 a @p
18 a bad
16 a bag
-28 a beam
34 a belt
29 a big
-31 a bit
76 a board
16 a bone
-17 a break
-38 a broken
-46 a bucket
26 a bump
-21 a bundle
-15 a buried
24 a car
-17 a card
-49 a chain
-20 a chestB
-23 a citation
36 a concusion
-27 a crane
-25 a cuantos
76 a cut
-22 a dar
-23 a dead
-19 a delivery
19 a diabetic
37 a doctor
50 a dog
30 a dos
15 a dump
60 a fal
22 a fence
70 a few
-15 a field
-17 a fire
39 a fit
-19 a flat
-22 a flor
16 a fork
-22 a forklift
-17 a ful
64 a gas
54 a glove
-17 a god
-20 a guard
30 a gun
-20 a half
50 a handF
-15 a hard
-48 a heart
-18 a hit
-22 a hole
18 a hot
-34 a house
60 a jacket
30 a jlg
-76 a joke
-69 a la
-33 a lift
56 a live
-35 a load
62 a log
-22 a los
25 a lot
68 a loud
-31 a machine
-16 a mask
-55 a metal
-16 a mi
32 a minute
-68 a nadie
-37 a nail
-47 a near
21 a nedle
-17 a neighborhod
-18 a new
-20 a or
-17 a osha
-52 a pacemaker
-45 a palet
-15 a permit
-17 a photo
-62 a pipe
15 a pole
-22 a poster
44 a power
35 a pulse
-25 a que
-22 a quien
21 a rag
23 a rebar
-17 a respirator
-43 a rock
-27 a rof
18 a rolover
22 a rope
18 a row
-19 a rung
-16 a runing
22 a sandwich
-15 a scafold
-40 a scratch
24 a screwdriver
45 a seizure
31 a sewer
-15 a shackle
34 a shet
17 a sideB
-21 a sign
19 a skid
-27 a skylight
15 a snake
17 a stack
66 a stel
39 a stroke
32 a suden
-35 a swinging
27 a text
39 a time
28 a tiny
40 a trailer
-16 a trash
-15 a tre
-23 a trench
-34 a truck
40 a un
22 a una
32 a vehicle
-21 a vest
-24 a wal
-19 a water
37 a whole
-36 a window
-22 a wire
15 a wreck
70 abajo
43 abajo $
46 abajo con
-18 abajo de
-17 abajo en
29 abajo y
-63 abejas en
-21 abierto
20 abiertos
35 able
35 able to
-58 about
158 about a
-43 about it
-113 about the
15 above $
-24 above @u
24 abre
37 abrio
15 abrir los
-35 acabo el
-31 aceite $
-18 acetylene
15 acetylene tank
25 aches
65 acid
34 acid in
39 acid on
25 acident
59 acident on
-36 acidente
59 acido
24 acido $
31 acros
38 acting
31 acting drunk
19 active
19 active shoter
-16 actualy
-39 ad
61 adentro
67 adentro $
55 adentro del
-17 adjuster
-19 admited
-20 advice
44 aed
53 aed on
17 aerial lift
31 after
88 after @o
-20 after @p
55 after a
-30 after an
49 after that
-20 after the
18 afuera $
-42 again
-34 again $
61 against
87 against the
63 agarado
-22 agarar
75 agaro
22 agaro el
38 agaro la
-29 agency
-49 ago
23 ago $
-31 ago and
-44 agua
33 agua $
41 agua a
-53 agua al
-34 agua de
-36 agua pa
-20 agua para
90 agua y
15 aguanta
-16 ahi
57 ahogando
-48 ahogo
64 ahorita
29 ahorita $
-17 aid
21 aid $
16 aids
-61 air
28 air hose
-21 air is
30 aire
39 aire en
-27 aire y
39 al @i
54 al @p
-19 al arbol
78 al de
39 al of
56 al over
15 al red
34 al rio
24 al the
-19 al wek
19 alacran
-31 alambres
-59 alarm
-40 alarm $
-35 alarma
-18 alarma $
-19 alarms
62 alcanzo
-18 alcohol
-29 alergic and
30 alergic to
25 alergico
-34 algo $
-79 almost
-60 almost got
15 alone in
15 along
-15 along and
-98 alowed
-31 alowed $
-28 alowed to
-31 alowed up
74 already $
15 alright to
-27 alto
-32 altura
17 aluminio
20 aluminio y
-52 always
23 am
-19 am @i
15 am alone
38 am at
15 am bleding
22 am going
-21 am inside
-15 am just
-23 am noding
76 am on
41 am stuck
-57 am the
-28 am up
-18 am used
60 amarado
-27 amarar
30 amare
42 ambulance
84 ambulancia
-18 amputacion
-16 amputacion $
-34 amputation
-39 an @p
-24 an acident
74 an ambulance
22 an electric
36 an elephant
17 an epipen
48 an explosion
-28 an eyeF
-16 an inch
-45 an incident
-32 an old
27 an overhead
-44 anchor
-18 anchor $
60 and
116 and @d
97 and @h
71 and @i
52 and @m
-21 and @p
-31 and a
-18 and acid
40 and al
37 and broke
37 and can
67 and canot
-32 and do
-21 and droping
49 and dry
70 and fel
-65 and got
37 and gray
17 and has
-18 and heat
-83 and hit
17 and how
120 and is
15 and it
36 and keps
29 and landed
-27 and left
-27 and let
-34 and lightning
-31 and mised
-26 and no
-15 and nobody
23 and not
16 and nothing
23 and now
-43 and numb
-35 and on
59 and one
-26 and ride
46 and sat
110 and says
-16 and slepy
15 and stoped
15 and sweating
30 and sweaty
54 and the
35 and then
-31 and there
29 and thre
-20 and tok
48 and wants
-22 and were
-15 and white
81 and wil
-17 and windy
-48 andamio
53 andamio con
-17 andamio no
27 andamio se
21 andamio y
16 andamos
26 ando
-22 angle
70 ankleB
22 ankleB $
28 ankles
-55 ano
-43 ano pasado
-21 anoche
-85 anos
-48 anotar
49 another @p
-67 answer
-23 answer @h
36 answering
48 answers
20 antena
-71 antes
-37 antes de
37 antifreze
-18 ants
-63 any
-24 anymore
-20 anymore $
-30 anyone
-64 ap
-48 ap $
-31 apaga
-36 apago
-19 apago la
-26 apart
36 aplastada
36 aplastada $
-15 aplastado
110 aplasto
-31 aplica
-30 aplicacion
45 apretado
-57 april
-38 april and
-38 apron
57 aqui
-15 aqui $
19 aqui en
39 aranco
-46 arbol
-22 arbol $
23 arch
62 arde
64 are
-28 are @i
-89 are al
52 are blue
-45 are burning
50 are diferent
55 are diging
50 are flat
24 are gone
-23 are in
16 are inside
-58 are long
-19 are on
-29 are shaking
-28 are shot
24 are smoking
-22 are white
16 are working
-72 area
-21 area $
15 ariba de
29 ariba en
-17 ariba y
201 armB
15 armB and
-26 armB from
20 armB in
94 armB is
-16 armar
105 armpitB
21 armsB $
-17 armsB came
-53 arnes
-20 arnes $
26 arnes no
-25 arnes y
-19 around @m
-17 around a
25 around and
39 around the
33 around what
-57 as
67 as a
-15 as the
-23 asbesto
-79 asbestos
-26 asi
-39 ask
-29 ask about
-36 asked
48 asking
-51 asking $
66 asking for
17 asking the
-45 asks
36 asphalt
40 asthma
19 asthma and
79 asthma atack
-45 at
-58 at 2
-24 at 6
-28 at @m
18 at a
49 at home
-39 at night
43 at the
-27 at work
46 atack
-45 atack when
116 ate
39 ate a
41 ate something
59 atic
21 atic $
81 atorado
-21 atorado en
-50 atoro
-36 atoro la
27 atrapado
17 atrapado debajo
-27 atras
-21 atras del
71 atropelo
36 atv
70 auger
23 auger $
-18 august
24 auxilio
-18 auxilios
53 aventar
-22 aviso
22 awake
17 awake $
16 awake but
-79 away
-50 away $
17 away and
-25 away from
19 ay
-54 ayer
52 ayuda
-54 ayuda $
40 ayuda el
34 ayuda se
-53 b
-27 b $
42 baby
-41 backB
17 backB $
-15 backB after
52 backB and
-24 backB at
-21 backB in
20 backB lifting
31 backB of
-24 backB on
20 backB out
-17 backB to
66 backed
-40 backed into
105 backed over
-45 backing
-15 backs
-51 backup
-40 backup alarm
70 backward
30 backwards
16 backwards $
87 bad
54 bad $
19 bad and
39 bad for
-38 bad from
-16 bad idea
22 bad is
-61 badge
-22 bag
19 bag of
-16 bajada $
48 bajar $
-24 bajar de
28 bajaron
20 bajo
48 bajo a
-17 bajo el
-23 bajo los
-18 baker
-22 bal
-21 balance
-23 ban
17 banda la
-18 bands
-20 bang
23 banging
64 bank
100 bar
28 bar $
17 bar and
-54 barandal
-24 bare
-15 bare skinB
-26 barels
26 barely
22 barely breathing
27 barge $
-23 baricade
-17 base
26 basement
-17 basement how
-23 basket
-19 basket right
-27 basura
-18 basura del
-39 basura en
19 batery $
23 batery acid
-75 be
-55 be $
-19 be a
35 be able
55 be buried
-26 be hoked
-18 be in
22 be ok
-50 be the
22 beam
32 beam $
-21 beam and
-18 beard
-74 because
-62 because @d
-30 bed
-41 bed is
-27 bed of
-89 before
91 before $
-36 before @i
-16 before @p
-32 behind
27 behind @u
23 being electrocuted
22 below
19 below $
32 below @h
-16 below the
62 belt
-32 belt in
-29 belt is
20 belt to
-18 belts
54 belyB
24 belyB $
93 ben
45 ben in
27 ben on
-30 ben out
-29 ben throwing
-18 ben up
35 bend
18 bent
-17 bent the
-19 beper
19 bes $
-17 best
15 bet
-29 beter
29 beter $
-45 beter than
-20 betwen a
27 betwen two
-65 bien $
-15 bien @u
23 bien fuerte
-37 bien la
27 big
29 big @p
42 biger
-47 bil
41 bin
-33 binder
-28 bird
131 bit
26 bit @o
93 bit @u
-17 bit the
-27 bite
35 black
-38 black $
17 black and
-16 black coating
57 black stuf
30 blacked
30 blacked out
-27 blade
-21 blades
34 blanco
28 blast
104 bleding
77 bleding $
52 bleding after
47 bleding bad
57 bleding from
133 blew
15 blew of
93 blew up
-49 blind
-30 blind in
44 blistering
44 blistering $
63 block how
-18 block in
22 block of
-20 block wal
-32 blocked
28 blocks
81 blod
79 blod $
18 blod coming
-30 blod in
32 blod is
-19 blod presure
24 bloque
46 bloque $
-34 blow
16 blower
-22 blowing
24 blown
123 blue
62 blue $
25 blue and
-37 boards
25 boat
-21 boat $
83 boca
61 boca $
-32 bodyB
-50 bolt
25 bolt in
19 bolted
-37 bolts
-19 bolts and
-67 bom
-17 bom $
52 bom hit
27 bom touched
-22 bom up
-31 bomba
-19 bomba de
-18 boms
80 bone
21 bone $
48 bone showing
-15 bones
-23 borde
26 bot $
34 bot is
37 bota
30 bota $
50 botela
-38 botela de
73 both
72 both @p
17 both eyesF
23 both handsF
31 both of
-32 both sides
-25 botiquin
29 botle
26 botle $
-54 botle and
44 botle it
47 botle of
-47 botles
-23 botles inside
66 botom of
-108 bots
-63 bots $
63 bots and
-16 bots are
-31 bots stil
-71 box
-20 box $
-15 box what
-27 brace
-15 braces
-54 brakes
-36 branch
-20 brand
-17 brand of
89 brazoF
20 brazoF $
-97 break
-15 break in
36 break rom
-119 breaker
-32 breaker $
-42 breaks
-35 breaks $
141 breathe
71 breathe $
33 breathe in
48 breathed
24 breathed in
82 breathing
87 breathing $
-47 breathing in
36 breathing right
-40 brick
27 bridge
-19 bridge $
33 bridge @d
-19 bridging
22 brinca
19 brinco
-41 bring
54 broke
-57 broke $
35 broke @m
43 broke and
-44 broken
15 broken $
27 broken glas
-55 brown
-25 brush
-24 brush in
-36 bucket
21 bucket and
32 bucket swung
-26 bucket up
-23 budget
-17 buenas
31 building $
-17 bulto de
18 bump
-18 bumped by
17 bumper
-26 bundle $
55 bundle on
-91 bundles
-94 bundles $
-23 buoy
76 buried
18 buried $
35 buried in
29 buried up
20 burito
16 burito $
-23 burn
27 burn on
42 burned
43 burned $
42 burned @m
40 burned both
16 burned by
-84 burned up
-35 burning
16 burns
18 burns $
31 burst
-21 busines
41 but
60 but @d
17 but @p
25 but it
-18 but its
-20 but no
-22 but says
-147 but the
-18 buter
-20 buter or
-102 buy
-58 buy the
17 by
-16 by $
51 by @h
-16 by @m
-47 by @o
38 by a
16 by an
-17 by fours
-21 by itself
38 by lightning
55 by one
58 by the
-17 c soil
-22 cab
36 cab and
-40 cab with
20 cabezaF
34 cabezaF y
-26 cabinet
-41 cable
34 cable $
21 cable con
-18 cable de
-52 cable esta
37 cables y
-21 cadena
-33 cadena $
-23 cae
-20 cae un
-37 caer
24 cafe
-23 cage
66 cai
57 cai de
32 cai del
-16 caida
-33 caja
-42 cal osha
-15 cal the
-44 cale
-41 cale $
89 calfB
-30 calor
-15 calor @u
-27 cambia
-18 cambia la
-22 cambio
-18 cambio $
135 came
100 came down
-27 came home
-41 came in
41 came of
30 came out
57 came up
40 camina
19 caminando
32 caminar $
-25 camino
-40 camion
24 camion $
29 camion de
-17 camion que
-22 camioneta
-125 can
50 can $
-152 can @d
-157 can @i
-20 can @m
-64 can @p
-20 can a
48 can feal
66 can get
41 can hear
33 can only
-17 can osha
87 can se
-18 can show
-23 can smel
-17 can take
-44 can the
-27 can thre
65 can you
-46 candado
-21 candado de
-26 candles
-28 canopy
80 canot
-96 canot @d
29 canot breathe
-38 canot feal
91 canot get
-60 canot hear
-17 canot let
63 canot lift
-23 canot move
19 canot reach
-83 canot se
32 canot stand
68 canot talk
22 canot wake
28 canot walk
-30 cans
-26 cans $
-50 cap
-15 capacity
-63 caps
-23 car just
75 caraF
48 caraF $
32 caraF con
17 carbon
17 carbon monoxide
-119 card
-43 card $
-16 cards
-22 carer
-26 careta
-21 caretila
-51 carga
-15 caril
-64 caro $
34 caro se
-37 cars
-25 cars $
-28 cartridge
-17 cartridge $
-84 cary
-31 cary it
-20 casa
26 casa se
-101 casco
-21 casco $
-16 case
-26 casi
-17 casi @u
-25 caso
-22 caso $
18 caught
-27 caught @o
35 caught fire
29 caught in
48 caught on
60 cause @i
-17 cause its
-24 cause of
82 cave
85 cave in
98 caved
34 caved in
89 cayeron
121 cayo
17 cayo al
-22 cayo cal
66 cayo de
53 cayo del
-55 cayo el
50 cayo en
-74 cayo la
24 cayo un
-39 cayo y
-25 ceiling
-23 cel
40 cement
-15 cement $
18 cement and
-61 cemento
-62 cemento en
-30 cemento y
19 cerada
-52 cerca
-17 cerca del
-62 cert
-73 certified
-42 certified $
30 chain
-15 chain $
17 chain and
-58 chaleco
-30 chaleco $
-51 change
-16 changed
42 changes
47 changes $
-39 changing
-37 changing the
-21 chaps
-18 charge
-28 chart
-20 chart $
-27 check
44 check $
49 check for
-19 check in
-28 checking
-18 checks
48 chekB
23 chekB $
-25 chemicals
104 chestB
26 chestB feals
18 chestB hurts
32 chestB is
21 chestB pain
-32 chestB strap
68 chin
-54 chip
-33 chiper is
-30 chips
34 chlorine
-44 chock
-41 choker
38 choking
22 choking $
-24 choking and
24 choking on
15 chop saw
40 choped
39 choped of
33 chueca
29 chueco
-19 chute
15 chute $
21 cilindro
-27 cimbra
-30 cinco
-20 cinturon
52 cisterna
-30 citation
-29 citation $
-26 city
-63 claim
-51 clamp
-27 clamp $
-185 clas
-27 clas and
-32 clas do
-18 clase
32 clavado
-17 clavadora
-17 clavarme
40 clavo
23 clavo en
-15 clavos $
-31 clean
18 clean of
-20 clean up
-32 cleaner
-58 cleaner in
-15 cleaning
-20 cleaning up
-22 clearance
66 cleared
-15 clearing
-48 climb
28 climbed
-32 climbing
-20 clinic
-38 clinica
-31 clip
42 cliped
-19 clock
61 cloro
29 cloro con
-23 close
-25 close $
-25 close is
-28 closed
29 closet
19 closing
-17 closure
-30 clothes
-32 co
-22 coat
-21 coat $
-28 coating
-17 coating on
-51 code
27 cofe
41 cofe $
-16 col
-17 colado
-16 colado $
143 colapsed
59 colapsed in
31 cold $
71 cold and
15 cold water
-19 coler $
18 colgado
53 colgado del
16 color
34 color $
21 color of
23 colour
-16 columna
33 come
41 come out
19 comes
19 comes $
23 comes out
18 comezon
-27 coming $
-23 coming and
38 coming backB
-16 coming in
35 coming of
37 coming out
-18 coming up
-76 como
-18 como evito
-32 como la
-30 como le
-28 como limpio
-31 como lo
-20 como no
-24 como pruebo
41 como saco
-86 como se
-89 comp
-24 comp $
55 compactor
-36 compania
-49 company
18 company or
-26 competent
-20 competent @p
-76 compresor
-23 compresor $
21 compuerta
21 compuerta del
16 con
43 con @d
-16 con @p
26 con acido
-15 con carga
65 con el
21 con este
-18 con grua
27 con la
-29 con los
47 con mi
-33 con que
17 con quien
23 con todo
-32 con una
-71 concrete
-35 concrete $
37 concrete in
23 concrete pump
-18 concreto con
36 concusion
-22 condition
38 conductor
-44 conduit
25 cone
15 cones $
-15 confinado
-27 confined
-23 confined space
67 confused
28 confused and
45 conos
-19 considera
-15 construcion
-25 construction
-22 contact
15 contact with
-34 contacto
-24 contacto con
-16 container
115 contesta
22 contesta $
46 contesta el
57 contra
67 contra la
-18 contratista
18 control
-17 controled
-23 controls
31 controls on
19 conveyor $
40 convulsionando
34 coperhead
61 corazon
35 corazon $
-39 cord
72 cord $
-31 cord and
-19 cord bad
-27 cords
21 coriente
16 corn
37 corta
-38 cortar
16 corto
-31 corto $
17 corto la
-19 coton in
72 coughing
70 coughing up
-85 could
-41 could a
-17 count $
-22 count as
63 counterweight
-118 counting
-43 cover
-15 cover the
-16 coverals
22 covered
-26 covered by
15 covered in
-21 covers
18 cow
87 cpr
-36 crack
19 cracked
-24 cracking
-16 cracking under
45 cramps
-31 crane
46 crane bom
112 crane droped
-23 crane is
79 crane load
30 crashed
21 crawl space
-21 crawl under
-71 crazy
53 crazy $
-16 crek and
97 creo
87 creo q
-36 cribing
-29 cros
-45 cruceta
60 crushed
49 crushed @m
-23 crushed in
-20 crusher
38 crying
-21 cual es
-25 cuales
-24 cuales @p
-92 cuando
34 cuando me
-37 cuando se
-20 cuanta
-43 cuantas
-81 cuanto
-23 cuanto tiempo
-78 cuantos
-26 cuantos piesF
-16 cuarto
-26 cubre
-17 cubre el
27 cuelga
95 cueloF
52 cueloF $
-89 cuenta
-30 cuenta $
-53 cuenta como
-34 cuerda
69 cuerpo
46 cuerpo $
35 cuerpo se
28 culvert
-15 cura
-29 curb
20 curent
-85 curso
-15 curso $
-15 curso de
16 cushion
53 cut
-34 cut $
-19 cut @h
102 cut @m
49 cut @o
-21 cut @p
-15 cut @u
-25 cut a
-27 cut by
82 cut in
-21 cut into
61 cut is
-29 cut of
53 cut on
-58 cut through
-19 cut up
-19 cut with
29 cuter
-28 cuting
-47 cylinder
-61 cylinder $
-20 cylinders
-20 d
-48 da
-39 da toques
-17 daily
-34 damage
-29 damage $
-18 damaged
20 dando
-28 danger
-15 danger tape
-15 dangerous
27 dangling
-33 dar
-22 dar un
21 dark $
26 dash
-17 data
-72 day
-47 day and
-24 day of
-83 days
-57 de
36 de 20
-15 de adentro
-35 de agua
24 de aire
15 de al
17 de aluminio
34 de carga
15 de cemento
20 de clavos
16 de concreto
40 de espaldas
15 de gas
45 de golpe
133 de la
21 de lado
68 de los
31 de nosotros
32 de oxigeno
-21 de poner
-21 de que
41 de salir
-16 de seguridad
-27 de sombra
34 de tiera
34 de toser
-68 de un
-38 de veras
-30 de verdad
-21 dead
-19 dead and
-20 dead in
-16 death
44 debajo
29 debajo de
20 debajo del
-38 debe
-22 debe estar
-16 deben
-26 debris
-20 decibels
49 decir
-20 deck
37 deck $
-24 decking
50 dedoF
36 dedoF con
74 dedosF
17 dedosF blancos
41 dedosF en
-31 dedosF por
17 degreaser
37 degreaser $
-15 degres $
-17 degres and
-15 deja
23 deja de
-32 deja el
19 dejo $
-45 dejo el
37 del
52 del agua
-20 del aire
29 del arnes
-34 del barandal
-73 del camion
-47 del caro
-27 del compresor
26 del concreto
-26 del cuerpo
36 del dedoF
19 del dump
28 del edificio
-21 del esmeril
-30 del frio
-15 del hoyo
-34 del lift
40 del pieF
26 del poste
31 del scisor
38 del tanque
19 del techo
33 delivery
-17 delivery @p
-83 demo
-27 demo $
-18 demolition
-38 dented
39 dep
75 dep $
40 dep cut
-19 department
-15 depth
-29 der
27 derick
23 desangrando
-78 descompuso
41 desde
22 desde el
-35 desk
-16 desmaya
19 desmayado
76 desmayo
-21 desmayo $
50 desmayo por
15 despertar
21 despertar $
43 despierta
15 despierta $
-33 despues $
24 despues de
-17 detector
-18 dia $
-16 diabetes
17 diabetic
40 diabetic and
-80 dias
25 dice
21 dice cosas
58 dice que
-31 did
-27 did not
25 die $
-79 died
-38 died in
71 dieron un
-35 diference
-30 diference betwen
33 diferent
60 diferent sizes
38 dig
-19 dig $
38 dig out
26 diging
-15 digo
36 dio
32 dio en
18 dio un
16 direcion
17 dirt and
-29 disc
-23 disc $
-52 discipline
-24 disco
-24 disease
-63 distance
-17 distance $
-22 distancia
-29 ditch
-19 ditch $
41 dizines
43 dizy
44 dizy $
33 dizy and
-23 dizy from
-16 dizy in
-80 do
73 do $
15 do @d
-30 do @h
-61 do @i
-47 do @p
117 do about
-22 do first
-30 do if
-50 do it
-16 do that
32 do the
27 do u
43 do when
-45 do with
-24 do you
-19 doc
26 dock $
21 doctor $
38 doctor or
-102 does
-70 does @d
-16 does @m
-34 does a
51 does not
-66 does the
16 does this
-18 does wet
65 dog
-49 doing
54 doing cpr
-19 dolars
33 dolor
-33 dolor de
18 dolor en
-64 domingo
-64 donde
-30 donde @d
21 donde esta
45 donde no
-16 donde va
-15 done
-33 dormido
-41 dors
-53 dors $
160 dos
25 dos $
48 dos @p
26 dos dedosF
35 dos ojosF
86 down
-45 down $
38 down @d
37 down @m
80 down @p
-32 down a
41 down for
-34 down in
55 down on
21 down or
19 down the
35 down there
-17 down while
-47 down who
22 dozer $
20 drag
52 draged
41 drain
39 drain $
160 drank
45 drank antifreze
60 drank from
73 drank paint
15 drift
19 drift pin
-67 dril
20 dril bit
-18 dril how
-34 dril pres
-37 driled
-23 drink water
74 drive @o
-23 drive a
-17 drive the
-50 drive with
17 driver
-64 drives
-62 drives the
-26 driving
19 driving $
-15 driving home
22 droling
21 droling $
-51 drop
-16 drop zone
94 droped
111 droped $
-81 droped @m
96 droped on
50 droped the
-48 droping
-18 droping on
25 drops
42 drops $
-32 drove
-22 drown
-22 drown in
60 drowning
21 drowning in
-49 drug test
-16 drunk
22 drunk $
-22 dry $
40 dry and
-25 dry cut
-145 drywal
-46 drywal $
-19 duele la
-17 dug
19 dump bed
-18 dump bodyB
17 dump truck
-43 dumpster
-17 dumpster $
-60 dumy
75 durmio
-80 dust
-24 dust $
-19 dust is
-62 duty
-31 duty $
-53 dying to
-32 each
-19 each other
24 earF $
-15 earF plugs
-57 early
-45 early for
40 earsF
-31 earsF $
37 earsF are
-20 ease
-22 eating lunch
-52 echa
-26 echa humo
-22 echar
-16 echo
-17 echo gasolina
-31 edge
-31 edge $
58 edificio $
25 eg
39 egs
-28 eight
-17 eight months
-44 el 300
104 el @p
-22 el aceite
-41 el agua
-27 el andamio
-43 el ano
-48 el arnes
20 el bano
-15 el borde
-22 el bote
-18 el botiquin
105 el brazoF
-30 el cable
-33 el calenton
36 el camion
-27 el candado
-51 el casco
-17 el cemento
-17 el chaleco
22 el cilindro
-29 el compresor
-17 el contratista
-28 el control
61 el corazon
-23 el corte
74 el cueloF
39 el cuerpo
-17 el dia
-46 el domingo
71 el elevador
-19 el examen
-36 el gato
-31 el generador
44 el hombroF
-27 el hoyo
48 el hueso
-59 el lift
40 el lunch
-21 el manual
-35 el martilo
57 el montacargas
-44 el motor
15 el muele
88 el ojoF
25 el panel
-18 el paso
65 el pechoF
-54 el pelo
-19 el permiso
-31 el pero
57 el pieF
-15 el piso
-29 el plan
-18 el plomo
-34 el plywod
-18 el polvo
26 el poste
65 el pozo
59 el pulso
-52 el registro
-47 el reporte
25 el rof
-18 el rompedor
42 el segundo
-51 el seguro
33 el skylight
-30 el sol
33 el soplete
20 el switch
22 el tablero
18 el tanque
34 el techo
84 el toro
37 el tunel
16 el velador
18 el vidrio
-22 el viento
52 elbowB
-31 elbows
19 electric line
-21 electrical
-30 electrocuta
-15 electrocuta $
48 electrocuted
87 electrocuto
36 elephant
66 elevador
47 elevator
19 elevator pit
45 else
-45 elses
-44 elses blod
-33 em
17 embarazada
-22 emergency
22 empezo
22 empezo a
-19 empresa
-35 empty
-36 en
156 en el
-25 en espanol
-24 en esta
131 en la
66 en las
-60 en los
-18 en mi
-23 en otra
-54 en su
20 en toda
-54 en un
-48 en una
56 encima
32 encima a
27 encima de
21 encima del
20 encontramos
24 encontre
32 encuentro
-31 end $
22 end of
-20 ends
-17 energy
-56 engine
-35 engine is
-110 enough
-17 enough $
-56 enough on
16 enredo
-26 enter
-19 enter a
53 enterado
31 enterado $
25 enterado en
28 entero
-36 entrar
-17 entrar al
-18 entre
25 entre el
76 entro
22 entro a
37 entro cemento
-20 entry $
23 entry @p
60 epi
60 epi pen
39 epipen
17 epoxy
-16 equipment
-22 equipo
20 era
66 eror
-115 es
-18 es $
-16 es amputacion
51 es en
-22 es la
-23 es mucho
22 es para
-20 es peligroso
20 es q
-15 es registrable
-38 esa
-29 escalera
-22 escalera $
-19 escalera esta
38 escalera y
-21 escaleras
-36 escombro
-20 eslinga
-22 esmeril
-127 eso
-21 eso $
-29 espacio
-15 espacio confinado
-36 espaldaF $
31 espaldaF y
40 espaldas
39 espaldas $
-26 espanol
39 esposo
39 espuma
188 esta
57 esta ahogando
67 esta ariba
33 esta atrapado
-87 esta bien
22 esta colgado
40 esta convulsionando
23 esta desangrando
-25 esta en
-17 esta hoja
-23 esta hundiendo
-36 esta loviendo
-31 esta oscuro
35 esta poniendo
48 esta temblando
29 esta tirado
55 esta todo
18 esta tosiendo
21 esta vomitando
26 estaba en
43 estabamos
-17 estacionado
37 estamos
17 estamos a
-36 estar
-19 este @p
22 esto
46 estoy
31 estoy en
-65 etiqueta
-25 etiqueta $
-21 etiqueta del
-18 even
-61 ever
-30 every day
39 every ten
44 every time
-17 everybody
-22 everybody $
25 everyone
-16 everywhere $
-18 evito
-81 exam
-66 exam is
-23 examen
-15 examen $
-17 example
-19 excavacion
-16 excavacion $
-31 excavation
-22 excavation $
17 excavator $
-27 exhaust
-16 exit
-33 explain
68 explosion
34 explosion in
69 exploto
41 exploto el
17 exploto la
39 exposed
-15 exposed faceB
59 exposed to
-18 exposure
-46 extension
-24 extensiones
-21 extensiones $
-66 extinguisher
-40 extinguishers
-17 extra
75 eyeF
83 eyeF $
-15 eyeF and
-32 eyeF but
-33 eyeF contact
94 eyeF is
-60 eyeF what
106 eyesF
-28 eyesF are
88 eyesF open
-17 eyewash
94 faceB
73 faceB $
-18 faceB at
-15 faceB frezing
23 faceB with
26 faint
96 fainted
-15 faja
-55 fal
48 fal $
36 fal from
-20 fal how
21 faling $
-15 faling from
47 faling of
-76 fals
-60 fals and
-33 falta el
-48 falta una
29 familia
-28 fan
-55 far
24 far $
-23 far from
50 fast
31 fast $
-43 fast do
42 fast does
79 feal @m
-49 feal @o
36 feal dizy
-42 feal like
22 feal sick
-22 feal the
64 fealing
27 feals sick
-52 fecha
183 fel
21 fel $
-30 fel and
-16 fel aslep
23 fel down
34 fel from
73 fel in
33 fel of
56 fel over
35 fel with
28 felt
35 felt a
-53 fence
38 fence post
68 feo
-44 fet
-37 fet $
37 fet can
-37 fetB
-19 fetB $
41 fetB are
-31 fetB that
73 few
81 few seconds
-24 field
-16 fiften
35 fighting
-32 file
-18 file $
16 filed up
42 filing
15 filing $
30 filing up
-16 filo
34 find
-17 find out
48 find the
-143 fine
-22 fine and
40 fine at
33 fine but
-18 fine do
65 fingerF
-47 fingerF $
-19 fingerF got
71 fingerF is
-29 fingerF no
40 fingerF of
33 fingersF
-38 fingersF are
21 fingersF go
-29 fingersF went
-19 fingertipF
-18 finished
-55 fire
43 fire $
-20 fire ants
-19 fire department
-40 fire extinguishers
-20 fire in
-31 fire watch
44 fire with
-33 fired
-21 fired for
45 fires
-38 firma
-37 firma el
-52 first
-30 first $
-16 first aid
73 first thing
-25 first when
-45 fit
-61 fit test
16 fits
17 fits $
-31 fix
-24 fix it
-17 fixed
-50 fixing
-30 flag
-16 flame
63 flash $
-20 flashback
46 flashed
33 flat $
-35 flat on
-17 flew
-34 flew in
17 flew of
-18 flip
76 fliped
48 float
-31 floded
18 flor $
-34 flor by
-15 flor is
-39 flor with
-51 flu
-41 flu $
-67 flufy
-37 flufy stuf
30 fluid
17 fluid $
-15 flush
-21 fly
-22 foam
124 foaming
-39 foco
-39 foco $
62 folded
47 folow
-120 for
34 for 40
25 for @d
-23 for @m
23 for @o
-26 for @p
57 for a
-38 for gas
23 for half
32 for it
-25 for observation
55 for poison
-24 for that
-109 for the
68 for water
121 forearmF
32 foreheadB
29 forget
-36 forgot
-44 forgot @h
15 fork
15 fork $
-53 forklift
-34 forklift $
22 forklift in
-17 forklift inside
50 forklift pined
51 forklift tiped
-15 forks $
-128 form
-44 form $
-23 forms
-18 fot
30 fot from
109 fotB
78 fotB $
17 fotB and
-25 fotB candles
-47 fotB in
78 fotB is
30 fotB with
-40 foting
26 fotings
-68 foto
-38 found a
58 found the
-21 frame
26 framing
-20 frayed
-31 fre
-41 frenos
-23 fresh
-22 frezes
-25 frezing
-15 frezing in
-48 friday
-20 from
34 from @d
24 from @m
35 from above
66 from inside
55 from the
-55 from under
-31 front
-26 frostbite
-44 froze
-25 froze $
38 frozen
54 fue
17 fue al
-21 fue en
16 fue la
-28 fue lo
-23 fuel
31 fuera
34 fuera $
-16 fuerte
-31 fuerte y
-21 fui
-28 ful
48 ful of
21 fumes
-16 fumes $
31 fumes in
20 funy $
-80 fuse
-15 galons
47 galvanized $
-52 game
-18 gancho
-58 gap
-16 gap betwen
18 garage
-28 garapata
-23 garapata $
-19 garapatas
21 gargantaF
21 gargantaF $
24 gas
28 gas adentro
36 gas before
-28 gas cans
-15 gas en
75 gas in
-16 gasolina $
15 gasoline
16 gate $
-54 gate is
-71 gato
37 gatorade
43 gatorade botle
-46 gauge
-41 gauge $
-28 gave @u
-17 gc
-58 gear
-22 gear $
-25 generador adentro
-33 general
16 generator is
20 generator was
-43 get
-15 get $
-22 get @h
92 get @o
-15 get @u
-15 get fired
-20 get in
30 get it
16 get near
-16 get of
33 get out
-45 get shocked
49 get the
49 get up
-15 geting
-106 gets
-21 gets in
-20 gets shocked
-51 gfci
-15 give @u
40 give water
-23 glas $
-92 glases
-40 glases and
52 glove
48 glove $
45 glove and
-104 gloves
-34 gloves $
28 go
21 go and
-37 go backB
-27 go get
-38 go of
-55 go on
63 go out
-18 go through
-33 go when
-138 god
-69 god do
-35 god how
-49 goes
-28 goes in
-18 goes of
-18 gogles
19 going
-20 going $
-26 going in
27 going of
-18 going up
-15 going where
46 gone
64 gone $
111 got
-108 got @h
22 got @m
66 got @o
134 got @u
-26 got acid
15 got bit
-18 got bumped
39 got burned
-31 got caught
-44 got cut
-36 got electrocuted
22 got heat
27 got hit
-106 got hurt
-89 got in
23 got into
48 got knocked
-17 got no
-16 got out
20 got puled
16 got real
52 got run
40 got shocked
22 got struck
-42 got stung
57 got the
17 got thrown
-36 got to
-18 got wet
-38 got zaped
-42 gota
-24 gota cal
-24 grab
-17 grab a
40 grabed
-19 grabed a
-24 grabs
-18 grados
34 grain
-18 gras
62 grave
-17 gravel
104 gray
-37 gray flufy
-34 grease
21 gren
36 grey
-26 grinding
16 grita
20 ground @p
40 ground and
23 ground controls
-17 ground the
17 ground when
29 grounds
-34 grua
-29 grua como
45 grua con
-17 grua y
-17 guante
-24 guantes
-110 guard
-21 guard $
-23 guard is
-33 guard on
-41 guarda
-66 guardrails
-58 guardrails $
50 gues
-18 gun
-17 gun $
-15 guns
16 gunshot
43 guter $
-17 h2s
34 ha
-20 haber
-16 habia
-20 habia nadie
40 habla
37 habla $
28 hablando
-167 hace
-31 hace anos
-18 hace primero
34 hacemos
43 hacemos $
-53 hacer
32 haciendo
-61 had
-46 had a
27 hago
-25 hago $
-35 hago si
-16 hair
27 half
23 half @m
50 half a
33 half an
-18 half faceB
-18 half of
-15 halway
-27 hamer
-21 hamer $
-18 hamering
-26 hand
129 handF
22 handF $
15 handF diging
141 handF is
-37 handF near
29 handF on
40 handF with
-115 handle
31 handle $
-27 handrail
-16 handrail $
39 handsF
24 handsF $
40 handsF and
22 handsF in
35 handsF on
-39 handsF with
20 hang
-26 hang on
50 hanging
-21 hanging $
72 hanging by
-120 hanging drywal
-37 hanging in
33 hanging of
-15 hanging on
32 hanging upside
-25 hapens
17 hard $
26 hard and
-111 hard hat
-24 hard hats
91 hard like
45 hard to
-28 hard up
-89 harnes
-54 harnes $
-39 harnes how
54 has
36 has @h
-52 has a
36 has ben
-79 has no
44 has not
21 has taken
-26 has the
-41 has to
44 hasta el
-110 hat
27 hat $
-17 hat got
-19 hat in
23 hatch
-26 hats
-18 hats $
36 haul
37 haul road
-60 have
109 have a
-20 have and
76 have the
-124 have to
94 having
81 having a
-31 hay
54 hay dos
15 hay fuego
-25 hay nadie
-27 hay q
-48 hay que
90 hay un
-27 hay una
100 hay uno
-23 hazard
-15 hazard $
-22 hazcom
109 headB
35 headB from
-42 headB in
23 headB on
26 headaches
-27 headlights
-39 healed
57 hear
-23 hear @m
92 hear @o
81 hear a
-21 hear the
36 heard
57 heard it
-25 heard thunder
-43 hearing
-33 heart atack
43 heart is
45 heart stoped
-83 heat
-35 heat $
16 heat cramps
15 heat or
28 heat what
-25 heater
-16 heaters
-31 heavy
-33 heche
49 hecho
-38 height
-33 height $
31 height and
-15 height on
-18 heights
16 heimlich
-16 helmet
-29 helmet $
19 helmet of
-57 helo
51 help
-16 help @m
-26 help with
-46 heramienta
38 here $
-28 here can
23 here since
83 herido
29 heridos
-19 hernia
-24 hi
70 hide
-29 high
-19 high $
-25 highway $
-42 hil
65 hipB
16 hising
124 hit
-24 hit $
42 hit @o
-19 hit a
27 hit an
63 hit by
16 hit in
-16 hit is
16 hit the
-34 hit with
-37 hitch
-28 hits
43 hives
34 hives al
-35 hod
-15 hoe
-16 hoist
-26 hoist $
-27 hoja
-88 hok
-30 hok is
-22 hok throatF
39 hoked
24 hold
19 hold the
31 holding
-56 holding it
54 holding on
15 holding the
-35 hole
36 hole $
22 hole and
-18 hole in
-26 hole with
-29 holes
32 hombroF
-104 home
-17 home after
-25 home and
-18 home can
-26 home is
-18 hop
26 hoper
-45 horas
47 horse
-21 hose
-17 hose $
17 hose in
-54 hose is
-15 hose of
29 hose whiped
36 hospital is
-43 hot $
15 hot and
22 hot asphalt
29 hot water
-23 hour $
-81 hours
-36 hours $
-31 hours to
-36 house $
-44 house and
-68 how
22 how bad
-39 how close
41 how do
-40 how does
-64 how far
-49 how fast
41 how hard
-35 how high
-22 how is
71 how long
-85 how many
-70 how much
-61 how often
-16 how should
109 how tight
54 how to
-22 hoy
-55 hoyo
-23 hoyo $
16 hoyo de
80 hrs
-19 hueco
77 huele a
73 hueso
15 hueso $
44 humo
66 humo $
-23 hundiendo
32 hundio
-16 hundred
-30 hung
18 hung up
-44 hurt
23 hurt $
-36 hurt @h
26 hurt at
-74 hurt but
16 hurt do
-19 hurting
43 hurts
17 hurts $
-15 hurts from
76 hury
109 hury $
-32 hydraulic
-21 hydraulic hose
39 hydraulic line
-60 hydraulic oil
68 hydrofluoric
68 hydrofluoric acid
26 hypothermia
38 ice
56 ice $
48 ice cold
-15 ice in
-48 ice on
72 ice or
-19 icy
18 idea
-17 idea $
-152 if
51 if @d
-86 if @i
-44 if @m
-16 if @p
-26 if it
-47 if the
28 if this
-19 if you
-18 igual
-16 igual $
-36 in
91 in $
-43 in 2015
-15 in 2019
-40 in 2020
-35 in 2021
-69 in @d
77 in @h
84 in @m
-48 in a
54 in after
-16 in an
40 in and
-56 in april
34 in at
-18 in august
38 in both
-34 in clas
29 in contact
32 in for
-15 in half
89 in here
31 in hot
80 in it
-68 in june
-16 in march
-21 in may
-18 in mud
41 in on
-47 in one
-49 in or
-20 in texas
84 in the
-45 in this
-18 in to
-19 in trafic
-38 in wet
61 in when
-16 in while
-26 incapacidad
-44 inch
-57 inches
-17 inches from
26 incident $
-16 incident rate
-50 incidente
-50 incidente $
46 inconsciente
35 inconsciente en
-15 index
-25 indors
-24 indors $
31 infarto
-18 infarto en
-19 ingles
17 inhaled
62 inhaler
-22 injuries
-34 injury
22 inside
104 inside $
-15 inside @m
-17 inspecion
-31 inspection
-18 inspection $
-18 inspects
-16 inspects the
-22 instead
-21 instead of
-16 insulated
-29 insulation
-22 insulation $
-20 insulin
-53 insurance
-24 insurance $
-15 internaron
-31 internet
62 into
56 into @h
63 into @m
21 into a
33 into the
-29 ir
19 ir a
-18 iron
57 is
-22 is $
-24 is 15
-26 is 16
-19 is 95
98 is @d
-35 is @h
-52 is @m
18 is @p
65 is a
49 is acting
21 is al
-26 is alergic
-31 is an
-16 is and
50 is at
29 is awake
-88 is backB
-19 is bad
25 is behind
22 is being
41 is ben
22 is bent
15 is betwen
-15 is black
-52 is bleding
-20 is blocked
49 is blod
-24 is broke
27 is broken
67 is buried
23 is burning
41 is caught
34 is choking
20 is close
19 is closing
-40 is confused
34 is coughing
55 is covered
-20 is cracking
17 is croked
-16 is cuting
31 is dangling
-37 is dead
-23 is doing
-35 is down
31 is drowning
-77 is drunk
-17 is eight
-82 is fine
55 is flat
-17 is for
-42 is forklift
28 is ful
20 is geting
-75 is god
30 is going
37 is gone
15 is got
16 is half
18 is hard
28 is having
36 is hoked
59 is holding
-128 is hot
56 is hung
43 is hurt
46 is in
24 is inside
-61 is it
-43 is just
-15 is kiling
31 is laying
30 is left
-36 is lock
15 is lying
-17 is mad
23 is making
-48 is moved
23 is mumbling
-19 is new
-63 is no
31 is not
20 is numb
159 is on
40 is one
-40 is out
37 is pointing
19 is pounding
-16 is pregnant
45 is puking
39 is purple
-61 is red
-42 is right
25 is runing
-71 is scared
-17 is shot
40 is shoting
-50 is siting
79 is slumped
-16 is snoring
38 is so
25 is sticking
91 is stil
-40 is stuck
25 is stumbling
-66 is suposed
-34 is sweating
60 is sweling
27 is taking
60 is talking
-181 is that
-65 is the
-77 is there
36 is this
18 is tight
-21 is to
17 is touching
-49 is training
30 is turning
61 is twitching
42 is unconscious
88 is under
34 is wet
37 is what
48 is whezing
41 is white
-15 is working
28 is wraped
-15 is wrong
23 is yeling
-51 it
82 it @i
15 it alright
45 it and
39 it backB
32 it burns
39 it came
-27 it dead
-37 it do
31 it does
-32 it down
-22 it first
35 it for
16 it from
-32 it go
25 it if
-85 it in
44 it is
32 it just
30 it mater
57 it mean
36 it moved
-44 it now
58 it of
56 it ok
33 it okay
71 it one
-141 it out
-19 it over
-42 it should
-50 it stil
-26 it that
-15 it this
-33 it true
-28 it up
40 it was
-54 it what
81 it with
74 its
52 its a
-47 its ben
28 its hanging
-23 its hot
44 its in
-86 its just
81 its like
-24 its sideB
75 its squirting
36 its stil
-16 its suposed
-15 its the
-21 itself
-42 ivy
-24 ivy $
31 jack
-36 jack is
23 jack sliped
20 jacket
-64 jacket $
-38 jackhamer
-37 jackhamer $
-61 jaja
-33 jaja cuanto
21 jale
102 jalo
-22 jamed
133 jawB
51 jawB $
30 jeans
17 jeans $
69 jerking
34 jerking $
-72 jib
19 jlg $
-76 job
-95 job $
53 job site
-15 job trailer
40 job what
-26 jobs
-25 joist
-77 joke
-45 joking
15 joystick
-33 jug
-36 jugando
15 juice
-68 june
-24 junk
-18 junk $
20 junto
32 junto al
96 just
-30 just a
-29 just came
17 just caved
18 just droped
19 just fel
-35 just for
62 just got
30 just hanging
17 just hit
-17 just let
49 just now
-16 just one
-15 just the
79 just went
-59 ke
22 keled
22 keled over
-103 kep
29 kep @h
-18 kep @m
-21 kep diging
-23 kep faling
-37 kep going
-44 kep the
22 kep walking
-22 kep wearing
43 kep working
16 keps
48 keps asking
-15 keps kicking
50 keps noding
16 keps saying
-47 kept
-27 kept @o
30 ketle
-42 key
-26 key $
-23 kickback
25 kicked
31 kicked backB
72 kicking
79 kicking $
39 kil
49 kil @o
40 kil @u
-24 kil a
-24 kiled
-27 kiling
-23 kiling @u
-18 kils
87 kinda
-51 kit
-52 kit $
21 kitchen
-16 kitchen $
-28 kne
-28 kne pads
59 kneB
18 kneB $
-35 knesB
25 knesB $
33 knesB are
50 knife
-34 knife $
33 knife sliped
-16 knock
39 knocked out
-40 knocked over
51 knocking
-20 know $
-17 know @p
38 know fast
41 know how
-24 know the
30 know what
-21 knows
-71 kv
-16 kv $
-51 la
-24 la alarma
-30 la aplicacion
17 la basura
36 la boca
-31 la bomba
41 la bota
105 la botela
38 la cabezaF
-23 la cadena
-26 la caja
-43 la cale
-21 la camioneta
82 la caraF
-46 la careta
-43 la carga
25 la casa
-24 la chiper
-24 la cimbra
60 la cisterna
-17 la clavadora
-38 la clinica
-33 la compania
21 la compuerta
46 la coriente
-31 la cuerda
-47 la etiqueta
-17 la excavacion
29 la familia
-37 la fecha
21 la gargantaF
-24 la heramienta
21 la lamina
-30 la lanta
22 la lenguaF
-19 la linea
-38 la lona
61 la losa
46 la manga
110 la manoF
-23 la maquina
-38 la mezcla
15 la mezcladora
32 la motosiera
-16 la multa
41 la munecaF
-27 la noche
23 la obra
15 la oreja
67 la panzaF
57 la pared
49 la piernaF
-36 la pila
-50 la pintura
16 la pinza
19 la pipa
36 la pistola
35 la plataforma
-18 la platica
59 la pluma
-28 la regla
17 la retro
66 la rodilaF
55 la ropa
27 la sangre
-71 la semana
-15 la senal
-18 la tapa
-16 la tarea
21 la tore
-16 la tormenta
22 la viga
18 la zanja
-64 label
-23 label $
-18 label on
21 labios
-47 lader
-86 lader $
32 lader and
-16 lader angle
-19 lader every
-20 lader is
45 lader slid
-29 laders
-24 laging
15 lamina
26 lamina $
-18 lampara
50 landed
52 landed on
-24 landing
-26 lane
-30 lanta
-16 lantas
-52 lanyard
-15 lanyard caught
-74 las
-16 las garapatas
-40 las horas
38 las manosF
55 las piernasF
-38 laser
-165 last
-15 last fal
-21 last month
-55 last sumer
-28 last wek
-53 last year
-20 latch
30 late
-57 laughing
-15 lava
-54 lave
-58 law
-44 law $
20 lay @o
44 lay down
-35 lay flat
24 laying
-20 laying block
45 laying in
19 laying on
-17 laying pipe
192 le
-17 le $
22 le agaro
42 le cayo
23 le dieron
39 le dio
15 le doy
19 le duele
-31 le echa
-16 le echo
49 le enredo
-16 le entro
19 le exploto
-65 le falta
-33 le heche
-15 le metio
20 le paro
-30 le paso
-26 le pego
-16 le puedo
28 le saco
90 le sale
30 le salio
42 le vino
-109 lead
-43 lead $
-15 lead paint
25 leaking $
-22 lean
39 leaned
39 leaned on
-25 leave $
-32 leaves
-93 left
-35 left $
-21 left @h
-15 left a
38 left sideB
144 legB
74 legB $
44 legB do
34 legB with
-60 legal
-42 legal $
-66 lego
96 legsB
40 legsB $
65 legsB are
-24 lejos
-28 lenar
22 lenguaF
-16 lens
-16 lenses
-38 lentes
-61 let @o
-26 let @u
111 let go
-32 leter
-52 letrero
-37 letrero $
-38 lets
17 levanta $
41 levantar $
-26 leve
-74 level
15 levo
-38 ley
-30 ley de
-38 libras
-17 licencia
-32 lid
-36 lid $
-18 life
58 life $
-67 lift
-32 lift $
43 lift @h
-18 lift a
-42 lift con
-17 lift esta
90 lift it
-16 lift onto
-22 lift station
-26 lift training
-25 lifting
-22 lifting $
-68 light
-30 light duty
21 light tower
45 lightheaded
24 lightning
-15 lightning $
-31 lightning al
92 lightning hit
-15 lightning is
19 lightning with
31 lights $
163 like
-17 like $
-33 like @d
-47 like @i
29 like a
27 like an
-39 like crazy
118 like that
-31 like the
47 like this
45 like wod
43 lime
-55 limit
-19 limit $
-23 limite
70 limp
26 limpiando
15 limpieza
15 limpieza $
-36 limpio
-31 line
-28 line @p
87 line and
-24 line got
-57 line of
-16 line when
-28 liner
-22 lines
-22 lines $
-17 link
38 lipsB
38 lipsB are
26 liquido
-39 list
24 litle $
136 live
-37 live wire
80 lo
-16 lo cambio
-29 lo corto
-29 lo de
42 lo dejo
-35 lo del
-15 lo internaron
48 lo jalo
24 lo levo
21 lo mismo
-37 lo mordio
81 lo picaron
-15 lo pide
60 lo prenso
40 lo puedo
-27 lo que
-33 lo reporto
-26 lo saco
-23 lo uso
-57 load
-61 load $
41 load of
43 load on
-15 load shifted
-26 load the
-17 loaded
-39 loader
17 loader $
-29 locate
-138 lock
-49 lock is
-21 lock of
-22 lock on
18 locked
28 locked up
-62 lockout
-17 lodo
-24 lodo $
42 lodo en
-138 log
-125 log $
-34 log it
23 logs $
34 loking at
-128 lol
-19 lol $
-38 lona
-16 long
99 long can
39 long do
-16 long does
21 long for
-19 long til
-16 long to
-32 los
16 los @p
-23 los alambres
27 los cables
53 los conos
58 los dedosF
30 los dos
21 los labios
20 los ojosF
47 los piesF
36 los tanques
59 losa
41 losa $
15 losing a
-71 lost
-37 lost @m
37 lost a
-29 lost just
43 lot
32 lot of
-24 loto
45 loud
-15 loud $
-20 love
-36 loviendo
-24 low
-23 low can
-18 lower
-23 luego
43 lug
-30 lul
29 lumbre
-28 lunch
27 lunch $
-34 lunch do
-22 lunch while
20 lungs
-24 luvia
-36 luz
42 lying
29 lying in
32 lying on
-22 lyme
-18 lyme $
-19 machine
-63 machine $
77 machine how
-69 machine is
-16 machine with
-28 machines
-39 made
-22 madera
25 main
-103 make
-67 make @o
-16 make @u
-18 makes
-46 mal
-33 mala
-31 mala $
-17 malo
-16 malo $
38 mama
-21 man
-21 manana
-15 mando
65 manejando
-40 manejar
-18 manejar el
-19 manejar la
46 manga
-17 manguera de
-26 manhole $
86 manoF
31 manoF $
51 manoF en
-15 manoF que
-21 manoF sin
26 manoF y
41 manosF $
18 manosF con
-22 manosF y
-36 manual
22 manure
22 manure pit
-79 many
-40 many minutes
-30 maquina
46 maquina $
-19 maquina se
-37 maquina y
-17 maquinas
-18 march
42 mareo
-15 mareo con
-35 mark
-20 marked
-39 martilo
-30 mas
29 mas $
-30 mascara
-86 mask
-35 mask $
-29 masks
-16 masks $
-19 mata
19 matar
-29 mater $
33 mater that
-37 material
-45 max
-18 maximo
-111 may
-51 may @i
-24 may a
-28 maybe $
96 me
66 me cai
-66 me cayo
36 me corte
-18 me dio
-23 me duele
58 me entro
-16 me pego
-24 mean
-41 mean $
58 mean when
-15 meaning
-19 means
-30 measure
-57 measuring
-15 mecate
-38 medical
84 medio
-21 mejor
43 melted
-26 met
-36 metal
-18 metal $
-40 meter
-56 meter and
-26 meter el
23 meter is
-19 meter la
34 meter readers
34 meter says
-113 meting
95 metio
61 metio a
42 metio la
-46 mezcla
-42 mezcla $
15 mezcladora
44 mi
-21 mi doctor
39 mi esposo
-22 mide
-20 mide el
-27 midle
-25 midle of
-30 midrail
-35 mientras
16 might
18 might be
44 mil
75 milk
115 min
29 min $
18 mine
-25 minimum
35 minute ago
55 minutes
62 minutes $
43 minutes ago
-24 minutes do
-16 minutes to
-15 minuto
-15 minuto $
18 minutos $
-20 miro
-26 miror
-37 miror what
-74 mis
-44 mis a
-36 mised
-29 mising
-16 mising on
15 mismo
36 mismo $
-29 mistake
-23 mix
27 mixer
54 mixer $
-26 mixer is
62 mixer truck
43 moaning
-31 mojado
-25 mold
-78 monday
-19 monday $
-33 monday and
-16 monitor
17 monoxide
37 monoxide alarm
47 montacargas
-38 month
-27 months
-15 months along
17 monton
-19 morado y
62 mordio
111 mordio una
-25 more
18 morir
-75 morning
-36 morning $
31 morning and
23 mortar $
-94 motor
23 motosiera
32 mouthB
35 move $
56 move @o
-17 move @p
-36 move it
-20 moved
40 mover
-32 movie
59 moving $
84 moving in
40 mower
-27 mph
-17 mph $
-37 much
40 much blod
36 much can
-18 much is
-20 much time
-45 much water
-19 mucha
21 mucho $
21 mucho de
-91 mud
-94 mud $
49 mud sil
-34 mud what
15 muele
23 muele $
25 mueve $
-17 mueve con
16 mueve la
29 muevo
-21 mufs
-26 multa
64 mumbling
21 mumbling $
41 munecaF
44 muriatic
-69 murio
-25 murio en
40 muscle
38 mush
41 mush $
-20 mushrom
-17 mushromed
-35 music
-94 must
-52 must be
-37 muy
-16 muy caliente
-25 muy fuerte
-18 nada
73 nada $
-105 nadie
-55 nadie $
-42 nail $
-44 nail and
-42 nail gun
97 nail in
-24 nail is
43 nail out
38 nail through
18 nail went
38 nailed
-18 nailer
-17 nails sticking
-33 name
-33 name $
-24 name on
-162 near
55 near $
-19 near it
-54 near mis
-99 near the
15 nearest hospital
-38 neblina
-36 neblina y
-42 necesita
-19 necesitan
-15 necesitan dos
118 neckB
66 neckB $
23 neckB hurts
-70 ned
39 ned $
-89 ned a
63 ned an
-36 ned stel
-22 ned to
-58 neded
-37 neded $
20 nedle
41 nedle in
-16 nedles
-16 nedles in
-95 neds
-65 neds a
-17 neighborhod
-15 nest
-46 nest in
-17 net
87 never sen
-103 new
-33 new $
19 new @p
-27 new one
-59 news
-25 news @p
-49 next
18 next dor
-46 next to
-27 night
-16 night $
-25 night and
-15 night shift
46 nine
37 ninguno
46 no
-60 no $
-15 no @d
28 no abre
-50 no bone
-19 no box
-17 no clavarme
70 no contesta
-25 no crack
21 no deja
43 no despierta
-21 no habia
37 no habla
-78 no hay
36 no idea
50 no la
-23 no label
-59 no le
79 no lo
46 no me
-19 no one
128 no para
110 no puede
119 no puedo
82 no pulse
-67 no rails
70 no reaciona
71 no respira
-26 no responde
68 no sabe
71 no sale
28 no se
-29 no seat
63 no siente
-27 no sirve
-15 no sparks
20 no stairs
26 no tengo
-24 no tiene
-49 no veo
18 no vest
-36 no water
-30 nobody
137 nobody can
-20 nobody gets
-74 nobody got
-18 nobody has
-47 nobody hurt
-71 nobody in
-20 nobody was
-38 noche
31 noding
33 noding of
-50 noise
-20 noise $
-18 nomas
-21 nomas un
-16 nombre
16 nonsense
18 normal
-18 normal $
-16 north
109 nos
15 nos cayo
52 noseF
28 nosotros
88 not
-54 not $
-15 not answer
-15 not answering
34 not be
105 not come
63 not coming
25 not do
28 not go
-15 not have
24 not hold
37 not hurt
-49 not it
83 not know
-25 not let
75 not moving
-19 not ned
-21 not on
21 not responding
-16 not sparking
-19 not stop
23 not stoping
15 not sweating
37 not talk
-36 not the
-50 not think
-51 not tie
-18 not tied
63 not wake
17 not waking
-43 not wear
-35 not working
-45 note
-16 note $
55 nothing
69 now
-60 now $
50 now @i
25 now @m
15 now how
-33 now its
-31 now the
44 now what
-34 nueva
-29 nueva $
28 nuevo se
46 numb
43 numb $
39 numb and
-34 numb from
-39 number $
17 number do
56 number for
-17 number on
-28 numbers
-21 numero
-29 numeros
-20 numeros del
-17 nunca
45 nut
-15 nuts
-19 nylon
-111 o
34 o lo
60 o no
-17 oak
16 obra de
26 obra hay
-25 observation
-24 ocupa
-43 of $
73 of @h
-39 of @m
93 of @o
-31 of @u
41 of block
47 of blod
15 of cement
19 of chemical
-19 of driving
-17 of heights
44 of in
79 of it
34 of of
-32 of on
17 of one
75 of ours
16 of pipe
26 of power
-15 of service
17 of something
77 of the
38 of this
-105 of those
-72 of water
59 of what
71 of with
35 of wod
-23 of work
-31 ofice
-19 oficina
-62 often
-21 often $
-17 often should
71 oh
-40 oil
-56 oil and
53 oil in
-18 oily
-16 oily rags
73 ojoF
45 ojoF $
74 ojosF
28 ojosF le
25 ojosF y
-84 ok
-57 ok $
34 ok @d
-22 ok and
-25 ok for
-21 ok in
34 ok to
33 okay to
-79 old
53 old @p
-23 old pipe
-21 old timers
61 olor
-25 olvido
-18 on
-30 on @d
47 on @h
117 on @o
-27 on @p
42 on @u
-17 on a
46 on do
-29 on em
90 on fire
-33 on fotB
38 on half
57 on handF
26 on how
-44 on ice
-25 on in
115 on it
-41 on its
-72 on one
-15 on purpose
32 on rebar
-19 on skinB
16 on something
32 on the
37 on to
52 on two
52 on wet
-22 on with
18 once
-28 once $
-26 once is
19 one
25 one $
19 one canot
-16 one cup
-17 one eyeF
26 one fot
-17 one hurt
84 one is
-20 one lader
50 one of
19 one story
-30 one was
-20 ones
-39 only
30 only @h
-22 only a
16 only has
48 only se
-17 only the
69 onto
30 onto @m
30 onto a
48 open
21 open $
-28 open field
-15 open sideB
15 opened
-65 opening
-83 or
15 or @o
-19 or cut
19 or high
-42 or ice
26 or kep
40 or leave
-47 or no
-18 or not
-42 or on
18 or something
29 or take
30 or tape
-35 or the
52 or wait
124 or water
74 or what
-31 orange
-54 order
15 oreja
-32 oscuro
-138 osha
-66 osha $
16 other
72 other $
-41 other @p
53 other end
-68 otra
-25 otra vez
-31 otro
-28 otro $
72 ours
32 out
17 out $
43 out @d
23 out @h
-27 out @m
-30 out a
-25 out after
-22 out and
27 out both
38 out by
-30 out can
21 out cold
75 out for
-59 out from
-17 out here
48 out in
-25 out is
38 out on
-38 out to
22 out what
20 out with
-33 outfit
-21 outrigers
-15 outside
-18 outside $
20 outside the
40 over $
-47 over @d
31 over @h
72 over @o
29 over @p
-28 over @u
21 over and
116 over by
-38 over can
-17 over in
-43 over lunch
74 over on
-61 over the
24 over there
-16 over water
-29 over what
94 overboard
87 overcome
96 overdosed
96 overdosed in
27 overhead
36 overhead line
-64 overnight
-25 overnite
-16 overtime
-20 owe
-82 own
-16 owner
34 oxy
-15 p100
25 pa
21 pa abajo
54 pa donde
49 pa q
-52 pacemaker
24 pad
-18 padle
-32 pads
-25 paga
-22 paga el
-25 pagina
-24 pagina $
21 pain $
-45 paint
55 paint thiner
-23 painted
-17 painted stel
48 pale
23 palet
66 palet of
32 palido
104 palmB
-17 pan
29 panel
-19 panel $
23 panel what
-37 panels
55 pants
42 pants $
60 panzaF
-17 papel
-15 papeles
-38 papers
-30 papers $
-30 paperwork
-47 paperwork $
-114 para
52 para $
40 para de
24 para el
-18 para lo
-59 parada
-44 parado
-31 parado en
-38 paramos
-23 paramos $
-15 paramos el
15 parar $
43 pared
-27 pared $
-22 park
-16 parked
-19 parking
29 parking lot
-64 paro
-59 paro $
38 part
56 part $
-28 part of
-24 parts
-15 parts $
27 pas out
-56 pasa
-38 pasa de
-34 pasada
-48 pasado
-42 pasado se
19 pase
114 pased
128 pased out
45 pasing
61 pasing out
-55 paso
-53 paso nada
41 paso por
-56 past
-32 past the
16 pastilas
-19 pasword
-19 pasword $
-18 pata
-24 path
-16 paver
-50 pay
-25 pay for
-34 pays
-29 pays $
-27 pe
19 peanuts
79 pechoF
47 pechoF $
27 pechoF y
26 ped
-18 pedal
44 pedazo
40 pegado
18 pegado $
22 pegado a
36 pego
-25 pego a
21 pego al
-26 pego el
47 pego en
35 pel
52 pel it
-20 peligro
-21 peligroso
-103 pelo
21 pen
-60 per
-20 per @p
-23 percent
-37 perdio la
-30 permiso
-62 permit
-55 permits
48 pero
28 pero no
-19 pero tiene
50 pescado
-15 peso
-87 phone
46 phone in
-50 photo
-17 physical
82 picaron
-49 pick
-33 pick $
-75 picked
-78 picked up
51 picking
48 picking up
42 pickup
-24 pickup and
40 pico
19 pico un
-73 picture
-28 pide
-23 piden
-21 pido
100 pieF
76 pieF $
-32 piece and
27 piece of
-20 pieces
-27 pieces $
-32 piedra
-16 pierdo
75 piernaF
48 piernaF $
51 piernasF
-30 pies
23 pies $
-18 piesF
15 piesF $
-35 pieza
-29 pig
-39 pila
20 pile driver
101 pils
34 pils $
-19 pils and
-53 pin
-16 pinch
77 pined
27 pined $
47 pined betwen
45 pined under
34 pinhole
27 pink
61 pintar
16 pinza
19 pipa
-35 pipe
-24 pipe wrap
31 pisar
-27 piso $
28 piso se
70 piso y
18 pistola
19 pistola de
22 pit
16 pit and
-30 place
-118 plan
-53 plan $
47 plank
-32 planks
-77 plans
-40 plant
-37 plastic
34 plataforma
31 plataforma del
-16 plate
-19 plate says
-22 platform
-29 platica
-15 platica de
-26 play
53 please
-18 please $
-54 plomo
-30 plomo $
-19 plomo en
-63 plug
-18 plug in
-19 plug it
-46 plugs
-16 plugs $
33 pluma
-31 plywod
22 plywod $
-17 podar
-23 podemos
-19 podemos salir
-28 point
-31 point $
37 pointing
-18 points
42 poison
19 poison $
57 poison control
-40 poison ivy
-21 poked
65 poking
38 pol
38 pole
36 pole and
-45 policy
-56 polvo
-32 polvo $
-30 poly
108 pond
-31 pone
-24 ponemos
-42 poner
-17 ponerse
-38 pongo
27 poniendo
63 pop
29 pop it
88 poped
-54 por
104 por el
34 por encima
-20 por eso
24 por la
-60 por que
-19 por una
-34 porque
-18 porque se
-37 porta
-38 porta @d
17 posible
-15 position
88 poste
59 poste se
-42 poster
-39 poster $
19 pounding
-29 pounds
-42 pour
-15 poured
34 pouring
-44 powder
15 power company
63 power line
18 powerline
38 pozo
-21 pozo $
-27 practica
-15 pregnant and
-45 pregunto
-82 prende
-17 prendida
39 prendio
56 prensado
64 prenso
31 prenso la
89 pres
-18 pres $
-25 presion $
-29 presto
18 presure
-31 presure $
-18 prevention
-36 price
-18 price of
17 primary
17 primer
21 primer dia
-15 primero $
-19 primeros
-18 primeros auxilios
-17 program
-15 programa
-17 prong
-15 propane forklift
20 propane tank
-29 property
-18 protecion
-47 protection
-23 protection $
-15 prueba
-26 pruebo
40 pry
40 pry bar
-15 psi
-68 puede
23 puede $
24 puede abrir
30 puede bajar
34 puede caminar
-44 puede ir
-23 puede manejar
27 puede parar
28 puede respirar
-46 puede subir
-56 pueden
-82 puedo
-18 puedo entrar
-26 puedo meter
62 puedo mover
71 puedo respirar
-23 puedo usar
42 puedo ver
-33 puente
20 puerta $
28 pues
-40 puesto
45 puking
39 puking $
71 pul $
-70 pul @o
28 pul the
79 puled
24 puled @o
42 puled from
20 puled into
-37 puled the
-26 pulgadas
56 puling
116 pulse
44 pulse $
68 pulso
15 pulso $
-59 pump
27 pump @p
18 pump hose
55 pump jack
-48 pump out
-44 puntadas
-18 puntos
61 pupils
61 pupils are
18 puras
47 purple
32 purple $
-15 purpose
-29 push
-42 push it
28 push on
63 pushing
70 pushing on
18 puso
22 put
27 put @h
-23 put @o
31 put a
-18 put buter
-21 put in
23 put it
-67 puting
-45 puting @h
31 q
39 q @u
37 q estaba
61 q le
22 q se
-25 qualified
-171 que
-17 que altura
-24 que antes
-21 que el
-20 que es
-17 que haber
-35 que hacemos
66 que hago
59 que le
-17 que quitar
23 que tan
-29 que uno
-25 quebro
-93 quebro el
35 quebro la
-57 queda
-23 queda el
27 quede
75 quedo
-21 quedo atorado
54 quedo pegado
-17 quema
-34 quemada $
38 quemada de
44 quemado
46 quemo con
-42 quemo el
-30 question
-55 question $
15 question over
25 quick
-121 quien
17 quien @u
-37 quien firma
-17 quien la
-58 quien le
51 quiere
-63 quiero
-24 quiero saber
43 quiet
17 quiet about
38 quimico
26 quimico en
-31 quimicos
-16 quimicos $
21 quit
-35 quit $
-17 quitar el
29 quito
-55 quiz
-19 quiz $
-37 rack and
19 radio
54 rag
-37 rags
-25 rail
-29 rail $
58 rail can
-77 rails
-47 rain
-43 raining
19 rama
16 ran
-20 ran out
-25 ran over
15 ran the
47 rapido
32 rapido que
22 raro $
-23 rash
17 rat
-28 rate
-19 rated
-28 rating
49 ratito
-19 rato
54 ray
-21 rayos
-16 re
-32 reach
18 reach the
70 reaciona
51 reaciona $
33 reaction
-52 read
-71 read the
34 readers
-30 reading
29 real
28 real bad
-26 real quick
15 realy
-16 rear
-31 rebar $
38 rebar and
-29 rebar caps
26 rebar is
-16 rebar sticking
21 recien
-33 reclamo
-33 reclamo $
-76 recordable
-62 recordable $
-56 records
-47 records $
-53 red
18 red $
28 red and
27 regadera
-37 registra
-35 registra $
-15 registrable
-54 registro
-51 registro $
-56 regla
-29 regla $
-15 related
-15 related $
-24 release
27 remember
56 remodeling
-19 removed
-28 removes
-49 replace
-43 replace it
-55 report
-48 report $
-16 report it
-39 reporta
-26 reporta $
-15 reportar
-37 reportarlo
-37 reportarlo $
-47 reporte
-35 reporto
-33 reporto $
-92 required
-22 required $
24 resbalo
24 resbalo y
-42 rescue
134 respira
32 respira $
20 respira que
-66 respirador
-34 respirador $
99 respirar
30 respirar $
-90 respirator
-23 respirator $
30 respiro
39 responde $
21 responding
51 responding $
-31 responding to
-79 rest
-17 rest $
-37 rest of
26 retention
26 retention pond
-26 retire
-34 retrain
17 retro
-15 return
18 revento
-20 reversa
-15 revisa
-17 revisar
20 ribB
96 ribsB
-61 ride
-26 ride acros
-38 riding
-33 right
-20 right $
119 right now
17 right of
-51 right there
-16 right through
-21 riging
-56 ring
-22 ring buoy
-19 ring of
37 ringing
-17 rings
36 rinse $
17 rio
27 rio $
-22 risk
27 river
-60 road
43 road $
18 road @p
32 road with
-36 rock
26 rod
22 rod $
66 rodilaF
-33 rodilo
-25 rof
-46 rof and
65 rof caved
-26 rof is
-19 rof what
89 roled
-15 roled and
-19 roled in
66 roled of
28 roler $
-45 roling
-21 roling on
16 rom $
-19 rompedor
-18 rompedor $
-32 romper
-19 rompieron
-19 rompieron $
-21 rompio
27 ropa
-40 rope
47 rope $
30 rope and
-59 rope went
-33 rops
-30 rops $
24 roten
42 roten egs
-23 round
18 row
-50 rub @m
39 rub em
-19 ruber
-26 ruido
-106 rule
-43 rule $
-21 rule is
-43 rule on
-54 rules
-32 rules $
-27 run a
43 run over
-18 run the
-35 rung
-20 rung is
26 runing
56 runing $
24 runing and
-60 runing the
-33 runing truck
-55 ruta
54 sabe
37 sabe donde
-24 saber q
-74 saca
55 sacamos
-17 sacamos $
32 sacamos del
-15 sacarme
38 sacaron
47 saco
-27 saco $
18 saco el
-52 safe
-39 safe $
-92 safety
15 safety @p
-30 said
-121 said @d
16 sal
124 sale
60 sale del
26 salen
-17 salida
-15 salieron
18 salio
20 salio el
44 salir
41 salir del
-46 salt
-45 same
17 same question
-16 sand
43 sandblaster
-20 sander
36 sandwich
59 sandwich $
25 sangrando mucho
95 sangre
44 sangre $
21 sangre del
-23 sangre en
26 sank
19 sat
-39 save
-51 saw
-20 saw cut
-57 saw is
56 saw kicked
-61 saw of
16 saw to
30 saw y
-22 sawdust
-19 say
32 say $
25 say @i
61 saying
26 saying @d
-15 says
45 says $
112 says @d
-57 says @i
-48 says @m
-29 says a
19 says it
47 says no
21 says the
-15 says there
-53 scafold
-27 scafold $
51 scafold colapsed
-17 scafold legsB
-17 scafolds
-16 scale
-79 scared
-22 scba
-20 scba botle
-62 schedule
-50 schedule $
-44 schol
-31 schol $
20 scisor lift
-33 scrap
-46 scratch
67 screaming
26 screaming $
-55 scren
24 screwdriver
22 screwdriver in
-99 sds
-35 sds binder
-33 sds shets
84 se
69 se $
-55 se @m
15 se @o
-26 se @u
46 se a
16 se abrio
-48 se ahogo
-27 se apago
-56 se atoro
-26 se cayo
-19 se considera
-18 se corta
38 se corto
-16 se desmaya
79 se desmayo
-30 se electrocuta
87 se electrocuto
34 se entero
36 se esta
59 se fue
-22 se hace
32 se hundio
22 se la
20 se lo
-19 se me
77 se metio
-21 se mide
-22 se murio
-22 se necesita
-15 se necesitan
92 se nos
22 se out
-33 se para
-33 se paro
34 se pego
34 se prendio
-31 se puede
27 se que
-32 se queda
30 se quedo
42 se quiere
-36 se registra
-38 se reporta
18 se revento
-18 se siente
15 se suelta
-47 se the
-17 se tiro
58 se tomo
55 se trago
-17 se usa
40 se va
-18 se vale
-86 se ve
54 se vino
42 se volteo
-15 se what
-22 se where
-36 season
-65 seat
26 seat $
-51 seat belt
22 second
-25 second @p
15 second flor
79 seconds
20 section
-33 seguimos
-32 seguimos $
-15 segun
33 segundo
33 segundo piso
25 segundos
-16 seguridad
-58 seguro
-49 seguro $
29 seing
25 seing spots
-33 seized
-33 seized up
92 seizure
19 seizure on
-80 semana
-34 semana pasada
-62 semanas
44 sen
37 sen a
-25 senales
-20 senas
-23 sense
-27 sent @o
42 sentado
40 sepa
-49 service
-15 service $
49 ses @u
-56 set
-22 set the
-102 seting
18 sewer
51 sewer $
68 shack
-32 shackle
-16 shackle pin
-47 shade
44 shaft
50 shaft and
-25 shakes
44 shaking
34 shaking and
-22 shalow
-65 shed
-16 shel
-23 shet
-24 shet $
-16 shet of
-46 shets
-20 shield
-15 shield $
-50 shift
92 shinB
-30 shingles
45 shirt
15 shirt $
49 shirts
-36 shivering and
53 shock
16 shock or
-41 shocked
27 shocked $
24 shoe
-25 shore
19 shored
-48 shoring
-23 shoring $
29 short
49 short $
85 shot
16 shot @o
28 shot at
19 shoter
24 shoting
105 shots
-76 should
-51 should @d
48 should @i
-60 should the
-19 should there
111 shoulderB
28 shouldersB $
-35 shovel
-106 show
-33 showed
16 shower
45 showing
41 shreded
-21 shroud
-21 shut
23 shut and
-16 shut it
-70 shut of
-30 shutof $
-122 si
-21 si @p
-30 si el
-19 si esta
59 si le
-40 si mi
21 si no
-38 si se
-38 si un
55 sick
48 sick $
40 sideB
-20 sideB $
26 sideB and
24 sideB do
-21 sideB of
29 sideB or
17 sideB with
-43 sides
-32 sides $
59 sideways
19 sideways $
-16 siding
45 siente
42 siente los
29 siento
25 siento las
16 siera circular
-23 siera se
-17 sight
-153 sign
-55 sign $
-20 sign in
-15 sign of
-60 signal
-26 signal @p
-17 signaling
-20 signals
-27 signs
-78 sigo
-22 sigo $
32 sigue
56 sil
-46 silica
17 silo
42 silo $
-90 sin
21 sin careta
33 since
-17 since 3
20 since 6
44 since @i
-45 since monday
32 since the
-35 sink
-17 sinking
19 siphoning
-91 sirve
40 sit @o
-24 sit in
-32 site
-18 site $
49 site @p
-21 site what
-22 siting
38 siting against
-103 siting in
56 siting on
-28 sits
-18 six
-32 size
26 size of
52 sizes
-25 skidster
-17 skilsaw
52 skinB
-15 skinB frezes
21 skinB is
-51 skip
-20 skip the
79 skiping
32 skulB
51 skulB $
23 skylight
-20 skylights
42 slab $
-30 slab and
-53 slack
33 slep
-37 slep $
41 slepy
52 slepy $
-65 sleves
39 sliced
146 slid
26 slid of
-69 slide
-23 slides
-19 slides $
21 sliding
-83 sling
119 sliped
36 sliped and
-29 slipery
-48 sliping
51 sliver
51 sliver of
-38 slope
-16 slope $
-15 slow
-15 slow $
98 slumped
57 slumped over
-19 smal
29 smel gas
-19 smel in
29 smeled
-30 smels
-23 smels like
30 smoke and
-26 smoke from
40 smoke or
43 smoking
47 smoking $
-37 smoking area
19 snake
22 snake bit
-31 snake bite
40 snake got
-39 snake in
25 snaped
21 snaped and
51 snoring
-16 snoring in
64 snow and
-44 snow on
-106 so
-77 so @d
-64 so @i
-18 so @m
33 so bad
24 so is
38 so much
-23 so nobody
16 so the
-16 soaked through
58 soaking
44 soaking through
-57 sofit
15 soft $
-52 soil
-30 sol
26 soldado
-15 soldadura
-18 soldar
-22 sole
-24 solvente
-20 solvente $
-40 sombra
-36 sombra $
-64 some @p
-22 some old
19 some solvent
41 something
17 something and
44 something else
15 something from
-15 something that
17 somethings
27 soplete $
-25 sound
43 sounds
25 soy alergico
-19 space $
-27 spacing
45 spark
-16 sparking
-15 sparking $
-25 sparks
18 sparks $
-15 sparks is
41 spech
41 spech is
-36 spider
24 spiled
19 spiled on
-15 spining
19 spit
32 splash
55 splint
15 spot on
-20 spots $
16 sprayed
-35 sprayer
-21 spreader
32 squashed
76 squirting
86 stabed
-18 stacked
-23 staging
-19 staging $
42 stain
-20 stair tower
15 stairs
-29 stairwel
-59 stand
31 stand up
-27 standing
-28 standing in
-30 standing on
38 stands
23 staple
-32 star
-20 staring
24 staring and
-44 staring at
-52 start
-17 start in
18 started
-33 statement
-20 static
46 station
-67 station to
-70 stay
20 stay $
19 stay in
-23 stay out
26 steam
-59 stel
23 stel $
50 stel beam
23 stel plate
-51 stel toesF
-53 step
-20 step $
19 steped
37 steped on
-18 steplader
-33 steps
-21 ster $
-17 ster armsB
22 ster on
-57 stick
-44 stick out
-21 sticker
-59 stickin
45 sticking
45 sticking out
-29 sticking up
84 stif
52 stil $
-41 stil god
78 stil in
34 stil inside
-23 stil ok
-55 stil there
46 stil under
-21 stil up
17 stitches
-27 stitches is
-41 stock
60 stomachB
26 stomachB $
19 stomachB is
-81 stop
24 stop bleding
46 stop it
-19 stop sign
108 stop the
45 stop to
96 stoped
20 stoped $
24 stoped at
66 stoped puling
53 stoped sweating
-17 stops
-28 store
-19 stored
27 stories
-15 storm coming
40 storm drain
-26 story
49 straight
50 straight $
-19 straighten it
-52 strap
-21 straps
-20 strength
-21 stret
-22 stret $
18 stretcher
19 string
21 strip
38 stroke
52 stroke $
16 stroke what
36 struck
24 struck by
52 stuck
-47 stuck and
41 stuck on
81 stuck to
-36 stuck up
45 stud
24 stuf $
22 stuf in
18 stung @u
-44 su casa
-45 suba
-61 subir
-31 subir el
32 suden
-17 suelto
40 suena
51 sugar
-27 suit
-59 sumer
-54 sumer and
-26 sumers
-55 sun
-20 sun $
-20 sun can
-25 surgery
-41 survey
43 survey @p
-17 suspension
132 swalowed
55 swalowed a
20 swalowed some
-33 swarm
21 sweating
23 sweating $
75 sweating and
-21 sweating in
-39 sweled
79 sweling
22 swept
-21 swim
-27 switch
-20 switch $
19 switchgear
48 swung
27 swung and
-17 symbol
41 tabla con
-35 tabla del
17 table
39 table saw
21 tablero
26 tablero $
-138 tag
-19 tag $
-18 tag or
-45 tags
-17 tailboard
30 tailgate $
23 take @h
-22 take @m
-15 take a
28 take it
-15 take to
21 taken a
-32 takes
27 taking the
-24 tal
-18 talk $
97 talking
70 talking $
15 talking nonsense
-17 tambien
-40 tamper
-22 tan rapido
38 tank
53 tank blew
-25 tank in
-16 tank to
-22 tank with
-17 tanks
30 tanque
29 tanque $
15 tanque que
36 tanques de
21 tap
-30 tapa
-24 tapas
-21 tapas $
-60 tape
24 tape $
-27 tape measure
-27 tape ok
-38 tape on
-16 taper
-48 tapo
-20 tapones
68 tar
16 tar ketle
-64 tarde
-62 tarde $
-17 tarea
-16 tarp
-16 tarp the
-15 task
-24 taste
-25 te
-35 teach
15 teach @u
-30 tear
-16 tearing
-23 techo
17 techo se
-28 techo y
-18 tel
33 tel @o
-24 tel @p
72 tel @u
-41 tel the
-17 telefono
-23 telehandler
-21 tels
48 temblando
20 temblando y
-17 temperature
-17 temporary
35 ten below
52 ten minutes
33 ten seconds
-35 ten years
-36 tener
-36 tengo
16 tengo el
-48 tengo q
-16 tengo que
-23 tengo un
-172 test
-29 test $
-43 test @o
-15 tested
-23 tests
49 teth
-28 texas
21 text
-39 than
31 than the
-27 thank
-16 thank god
-82 that
52 that @d
-21 that @i
-33 that @p
-63 that a
36 that bad
-25 that even
-19 that go
-21 that just
-22 that low
18 that mean
66 that ok
-20 that the
-29 that true
46 that was
-18 that went
-38 thaw
-34 the
-44 the 300
22 the 3rd
-42 the ac
-30 the acident
59 the aed
30 the aerial
-24 the alarm
46 the ankleB
-26 the ap
32 the armB
-17 the baker
32 the basement
-44 the basket
-30 the bed
57 the belt
-20 the belyB
16 the big
21 the bin
-15 the blade
31 the blast
29 the bleding
71 the block
15 the blue
-36 the board
-15 the boat
-87 the bom
36 the bone
45 the bot
-58 the bots
-36 the box
-64 the breaker
-21 the bridge
-51 the building
29 the bundle
-32 the canal
-34 the ceiling
-29 the chain
-19 the chestB
-17 the chiper
-21 the chop
-24 the chute
-38 the claim
-72 the clas
-19 the clinic
-27 the code
-36 the cold
23 the coler
31 the color
-20 the concrete
58 the cones
-37 the cord
24 the counterweight
30 the crawl
-17 the day
-18 the ditch
15 the dock
-18 the doctor
26 the dog
-28 the dor
29 the dozer
-20 the drop
21 the drum
-43 the dumpster
67 the dust
41 the earF
-16 the earsF
40 the edge
52 the elbowB
50 the elevator
-24 the end
-24 the excavation
-15 the exhaust
-17 the extension
-29 the extinguisher
39 the eyeF
20 the faceB
-58 the fence
-23 the fine
62 the fingerF
-51 the fire
104 the first
-56 the fit
-51 the flu
47 the forklift
-54 the form
-15 the fotB
-31 the foting
35 the framing
-19 the front
-51 the gas
52 the grain
31 the ground
31 the guard
68 the guter
17 the handF
36 the handle
-39 the hard
16 the harnes
-22 the hat
50 the haul
99 the headB
-21 the heat
27 the heater
-15 the hoe
-34 the hok
-52 the hole
-37 the hose
26 the hospital
75 the house
-16 the hydraulic
-24 the insulation
-18 the jack
-20 the jackhamer
-23 the jlg
37 the job
17 the joists
-18 the jug
18 the kneB
64 the lader
-25 the last
-16 the lead
48 the legB
-31 the legsB
-105 the lift
32 the light
15 the lights
41 the line
23 the lines
39 the live
-21 the locate
-84 the log
25 the lunch
-29 the machine
21 the manhole
24 the manure
22 the metal
-74 the meting
-26 the midle
-38 the miror
-20 the mixer
-40 the morning
22 the mortar
-41 the motor
41 the mouthB
-15 the mower
16 the mud
18 the neckB
-41 the new
-51 the news
-16 the next
57 the night
-22 the noise
-16 the noseF
-17 the ofice
-57 the oil
-37 the one
-32 the open
-48 the opening
-42 the order
-40 the osha
65 the other
-23 the paint
40 the palet
55 the panel
-27 the panels
26 the paperwork
34 the parking
-21 the pick
-41 the pickup
-26 the pieces
68 the pipe
15 the pit
53 the plank
-16 the planks
-77 the plans
-39 the plant
-19 the plate
15 the plywod
31 the pol
25 the pole
24 the pond
-24 the pour
15 the power
31 the presure
-18 the price
17 the primary
30 the propane
-57 the pump
-49 the quiz
29 the rail
37 the rain
25 the ramp
-27 the rebar
-15 the red
-16 the report
-41 the rest
27 the retention
-18 the right
-45 the ring
-76 the road
19 the rod
-54 the rope
15 the ruble
-34 the rule
-16 the runing
-59 the safety
-39 the same
-63 the saw
22 the scafold
-47 the schedule
-23 the scisor
-50 the scren
-40 the sds
16 the second
-37 the service
-29 the sewer
-24 the shade
21 the shaft
-35 the shed
62 the shinB
22 the shop
-22 the sign
-27 the site
-19 the skid
44 the skinB
-53 the sling
40 the smoke
-37 the smoking
83 the snow
69 the stairs
-21 the stairwel
22 the storm
-16 the stret
-51 the sun
-39 the survey
19 the switchgear
36 the table
-45 the tank
31 the tar
34 the thighF
-109 the thing
55 the third
-18 the tip
-25 the tolbox
44 the top
-63 the tractor
-18 the trafic
17 the trash
-43 the truck
37 the valve
-20 the voltage
19 the waist
19 the wal
-24 the water
-18 the weather
-30 the wekend
38 the wet
58 the white
-41 the wind
15 the window
-15 the windows
47 the windshield
107 the wire
16 the wires
17 the wods
66 the work
50 the wrong
20 the yard
-16 the zone
76 then
40 then @d
34 then @i
23 there $
-41 there a
-25 there and
105 there are
-19 there be
18 there can
89 there is
-19 there to
101 there was
96 thighF
22 thiner
-25 thiner $
20 thiner what
53 thing
-15 thing $
35 thing @d
-20 thing @i
-24 things
18 think
19 think $
-122 think @d
15 think @i
-21 think it
56 think its
76 thinking
24 thinset
48 third
47 third flor
-47 thirty
35 this
46 this @p
-32 this ap
31 this heat
44 this is
-39 this morning
42 this ned
-111 those
101 thre
82 thre @p
-37 thre fetB
-29 thre weks
28 threw
-19 threw a
96 throatF
51 throatF $
28 throatF is
20 through
-19 through $
76 through @h
17 through @m
-42 through a
-20 through it
83 through the
-76 throw
-19 throw it
50 throwing
56 throwing up
21 thrown
113 thumbF
21 thumbF $
83 thumbF is
-71 thunder
-23 tick
-20 ticket
-17 ticket $
-66 tie
-77 tie of
23 tied to
18 tiembla
-42 tiempo
-15 tiempo se
53 tiene
-19 tiene coriente
91 tiene el
47 tiene la
33 tiene los
-50 tiene que
-41 tiene una
-24 tienen
21 tier
41 tiera $
-17 tiera en
65 tieso
79 tight
17 tight $
17 tight and
-22 tight should
-51 til
-23 til @i
-76 tile
-103 tile $
25 tilt
-68 time
-86 time $
48 time @d
-20 time do
-21 timers
49 times
16 tingling
17 tiny
17 tiny hole
-35 tip of
140 tiped
41 tiped over
88 tiped with
-17 tiping
-15 tips
88 tirado
24 tirado en
-55 tire
-84 tired
17 tired from
62 tires
41 tires $
20 tires are
29 tiro al
-44 to
-38 to $
49 to @h
-32 to @m
15 to @o
41 to a
-16 to another
-50 to be
85 to breathe
48 to but
-18 to cal
77 to check
-41 to close
27 to cut
25 to die
-16 to dig
-28 to do
-24 to fix
-42 to have
-26 to hoist
76 to it
54 to jump
75 to kil
-33 to know
-22 to lift
61 to live
-23 to lok
21 to lose
-15 to loud
18 to many
-29 to move
28 to pas
26 to pul
26 to put
-34 to read
-16 to report
-48 to run
-40 to se
-58 to show
37 to shut
33 to sit
26 to slep
32 to take
-33 to tel
46 to the
-22 to tie
-29 to turn
-16 to use
46 to walk
-27 to warm
-32 to work
-27 to your
-44 toca
-19 toca la
-15 tocar
97 toco
52 toco el
40 toco los
44 toda
34 toda la
16 todas
-66 todavia
-58 today
-31 today $
132 todo
55 todo el
24 todo y
-34 toeF
-23 toeboard
45 toesF
25 toesF $
-30 toesF are
-34 together $
106 tok
87 tok a
-63 tok of
25 tok the
58 tok two
-56 tol
-63 tolbox
-38 tolbox talk
-46 told
29 told @o
31 told @u
-67 tols
-19 tols $
26 tomado
-20 tomar
-20 tomar $
86 tomo
-35 tomo agua
30 tomo el
-47 tomorow
-20 tomorow $
72 tongueF
87 tongueF is
-31 tonight
-33 tonight what
44 tono
43 tono no
55 tonterias
27 top of
-21 top rail
15 torch
28 torch $
46 torch cut
29 torch hose
113 tore
36 tore up
-29 tormenta
-20 torn
-39 tornado
83 torniquete
84 toro
-30 torque
-30 tos
-16 tos it
108 tose
34 toser
20 toser $
18 tosiendo
-31 toth
-28 toth knocked
45 touch @o
31 touched the
-25 touches
-25 touches a
17 touching
102 tourniquet
-35 tourniquet $
31 tourniquet on
46 towel
-20 tower
41 tower $
30 town
45 town $
-29 toxic
23 trabajamos
25 trabajamos en
-50 trabajando
-26 trabajar
-78 trabajo
-32 trabajo de
20 trabajo se
21 tractor
16 tractor and
95 trae
21 trae la
15 trae un
-27 traen
-30 trafic
38 trafic control
74 trago
87 traigo
61 traigo el
61 trailer
47 trailer and
-28 trailer on
15 trailer with
-143 training
-15 training $
17 traje
43 transformer
-31 translate
113 traped
-36 trash
-27 trash $
-16 trash can
40 trash chute
-36 tre
33 tre $
-22 tre @p
32 treat
43 treated
-34 trench
-45 trench $
35 trench and
23 trench box
40 trench caved
23 trench colapsed
-15 trench is
15 trench its
17 trench just
-22 trench wal
-21 trench with
17 tres
-21 triger
-48 trigers
-18 trim
-15 trinchera
-17 trip
-47 triped
24 triped on
-75 troca $
17 troca y
-18 tronar
32 tronco
17 troque
-22 trowel
-33 truck $
-49 truck @d
75 truck @p
93 truck and
16 truck backed
-19 truck by
-19 truck do
90 truck in
-18 truck is
17 truck its
-53 truck on
27 truck tires
50 truck with
-69 true
-37 true $
-27 true or
-39 truena
-19 truena el
17 try
20 try to
21 tub
46 tubo $
-54 tuesday
-41 tuesday $
-20 tumbar
23 tumbo
17 tunel
37 tunel $
-19 turn
-21 turn it
15 turn of
-62 turned
65 turning
-15 turno
-23 twenty
-15 twice
61 twitching
53 twitching $
102 two
83 two @p
-16 two by
-28 two days
42 two fingersF
25 two of
-59 two weks
-61 type
-22 type $
-19 type c
-27 tyvek
25 uh
40 un
99 un @p
19 un alacran
-19 un bloque
52 un caro
-18 un clavo
32 un infarto
-15 un minuto
44 un pedazo
-34 un pozo
-15 un tanque
-42 un techo
42 una
-32 una @p
-45 una botela
-44 una cruceta
-15 una pata
-58 una piedra
22 una rama
26 una vez
51 unconscious
18 unconscious in
31 under
18 under $
-97 under 18
-16 under @h
16 under @m
-49 under a
25 under it
28 under now
91 under the
37 under there
46 unit
-22 unload
22 uno
58 uno $
37 uno de
33 uno que
-33 uno se
29 unos
19 until @p
80 up $
27 up @d
-28 up @h
35 up @i
25 up @p
-16 up a
56 up after
22 up and
-43 up at
54 up blod
-18 up do
-20 up for
34 up high
-39 up in
40 up out
-20 up since
20 up there
24 up to
-16 up top
-17 upload
-20 usa
-76 usar
-37 usarlo
-35 use
-71 use $
-22 use @m
-41 use a
58 use an
-28 use it
76 use the
-38 used
-19 used to
-39 using
-33 using it
-31 uso
-36 uso $
-18 utility
19 va
52 va $
21 va a
17 va el
-60 va en
-36 vac
-24 vacation
-30 vacio
-19 vacio $
-35 vale
-22 vale $
-49 valid
36 valve
-18 valve $
-27 valve on
-17 vamos
-46 van
-16 van a
32 varios
27 vault and
-30 ve el
-40 ve la
-22 vea
-19 vea el
19 veces
27 vehicle
41 velador
-15 ven
77 veneno
54 vengo
-36 vent
-16 ventilacion
-31 veo
28 ver
20 ver $
-38 veras
-64 verdad
-34 verdad $
18 vesel
-71 vest
-24 vest $
42 vest caught
-18 vest is
-30 vests
36 vez $
-17 vi
-18 vibora $
-15 vibration
-117 video
28 vidrio
60 vidrio $
-21 vieja
-20 vieja $
-45 viento
-16 view
20 viga $
-18 viga le
99 vino
53 vino abajo
32 viva
41 viva $
38 voice
-25 voicemail
42 volo
-29 volt
-49 voltage
-16 voltage $
37 volteo
-18 voltios
-41 volts
-19 volver
-18 volver a
62 vomitando
38 vomitando $
30 vomitando y
-26 voy
-16 voy a
-33 vs
39 w
26 waist
40 waist and
48 wait
52 wait $
-34 waiting
-16 waiting on
97 wake
19 wake @o
62 wake up
17 waking
17 waking up
-36 wal
-19 wal @d
-22 wal and
15 wal fel
-21 wal how
75 wal of
-17 wal over
74 walk $
-22 walk on
-24 walk under
96 walked
59 walked in
67 walked into
-17 walked of
24 walking
17 walking $
37 walking around
-25 walkway
-30 wals
-17 wals $
-25 want
-34 want $
-17 want the
46 want to
-72 wants
-81 wants @u
-44 wants a
120 wants to
21 warehouse
21 warehouse $
-31 warning
47 was an
29 was cuting
44 was fine
-50 was fixing
15 was holding
41 was it
38 was just
-22 was not
-21 was standing
-84 was that
-57 was the
45 was under
-36 wash
-17 wash @m
16 washer
26 wasp
-34 wasp nest
-20 wasps
-59 watch
-26 watches
-25 watches the
-31 watching
60 watchman
48 water @d
-21 water and
44 water botle
-54 water in
-16 water is
-66 water line
27 water main
32 water or
-36 water should
28 water to
39 water truck
47 waters
-24 way
30 way and
-18 way of
-19 way should
57 way through
16 way to
-101 wear
-17 wear a
-26 wearing
-22 wearing it
-27 weather
-22 weather $
-17 weight
-18 weight $
26 weight on
16 weird
47 weird $
-75 wek
-39 wek $
-31 wekend
-92 weks
-51 weks ago
-92 weld
-60 weld $
-19 welded
-31 welding
-21 welding $
148 went
59 went al
-43 went bad
-52 went blind
15 went down
-73 went home
89 went in
25 went numb
31 went of
75 went over
29 went quiet
-43 went slack
90 went stif
41 went through
78 went under
44 went up
-53 went white
73 were
96 were on
41 wet $
52 wet al
-40 wet cement
55 wet ground
-125 what
41 what $
51 what @d
21 what @i
-60 what are
-30 what bots
54 what can
-16 what color
48 what day
57 what do
-35 what does
-29 what gear
-17 what gloves
-27 what goes
-38 what guard
-25 what hapens
-42 what is
16 what number
48 what rule
21 what should
19 what sideB
26 what to
-28 what was
26 whel $
22 whel on
-108 when
-15 when @i
-24 when @m
-15 when can
-47 when do
-34 when is
-17 when its
67 when the
-41 when you
-30 where
19 where @d
-70 where @i
22 where are
-20 where can
111 where do
-20 where is
39 where it
-47 where should
25 whether
114 whezing
57 whezing $
-103 which
-16 which @p
20 which do
37 which hospital
-28 which sideB
-58 while
19 while @d
-22 while @p
-17 while climbing
18 while flaging
-16 while were
64 whiped
-61 whistling
-16 white
87 white $
-88 white and
44 white as
-17 white from
-146 who
67 who $
-31 who do
-40 who fel
-25 who got
-18 who inspects
-37 who keps
-34 who pays
-28 who removes
-16 who should
-17 who tels
-18 whole @p
60 whole botle
-52 whose
-23 whose @p
-16 whose log
-114 why
-35 why $
-32 why do
-27 why is
-21 why no
39 why not
-16 wide
-16 width
-43 wil
-51 wil @i
-16 wil @p
106 wil not
29 winch
-105 wind
-20 wind $
-18 windows
16 windshield
-28 windy
-18 winter
-17 wire
17 wire $
38 wire came
-21 wire rope
30 wire with
-51 wires
-39 wires $
-20 wires on
83 wires with
-15 with
99 with @d
-84 with @h
35 with @m
28 with @o
25 with @p
33 with @u
-59 with a
22 with both
62 with it
-27 with lightning
-25 with nails
-104 with no
-15 with nobody
-19 with one
-51 with snow
-25 with that
28 with thre
93 with two
46 with water
-64 without
-20 without asking
33 wod
-27 wod $
25 wod under
-26 woden
-25 woden lader
17 wods
40 word
24 words
16 words are
-110 work
-167 work $
26 work for
74 work is
39 work truck
-47 workers
-46 workers comp
-18 working $
-24 working above
48 working in
-39 works
-35 worn
-33 worse
-63 would
-41 would a
-21 would it
-36 wrap
-22 wrap in
45 wraped
30 wraped up
-16 wrecking
78 wristF
28 wristF $
-86 write
-17 writen
-28 writing
-46 wrong $
21 wrong way
-37 wrong with
-28 wrote
-16 wrote it
116 y
24 y @i
-27 y @p
66 y @u
22 y a
-24 y abajo
30 y ahora
-24 y ando
52 y dice
39 y el
67 y esta
-17 y estamos
-28 y estoy
34 y hay
36 y la
42 y lo
-18 y luego
90 y mi
94 y no
-17 y piesF
81 y quedo
-23 y quiero
37 y se
-21 y si
32 y tiene
26 y traigo
-43 y un
15 y uno
42 ya
-81 ya esta
-16 ya estoy
39 ya lo
99 ya no
15 ya salio
-81 ya se
45 ya tiene
23 yard $
-47 yawning
15 yeah
-48 year
-21 year $
42 year old
-16 yearly
-90 years
-28 years ago
-25 years and
74 yeling
24 yeling $
26 yelow
-117 yels
20 yes
-135 yesterday
-96 yesterday and
-17 yet
-46 you
-19 you $
-35 you can
51 you do
-21 you get
-25 you help
-19 you ned
19 you put
-33 you se
37 you walk
-78 your
-26 yrs
-18 zacate
-20 zanja se
37 zanja y
-40 zaped
-17 zaped by
-25 zinc
-25 zone
70 ~abaj
-59 ~abat
-58 ~abou
67 ~abri
-24 ~acab
-33 ~acer
-31 ~acet
25 ~ache
32 ~acid
55 ~acom
31 ~acro
47 ~acti
-19 ~actu
61 ~aden
-29 ~adju
-28 ~admi
60 ~advi
-16 ~afec
17 ~afte
20 ~agai
102 ~agar
-31 ~agen
43 ~aguj
72 ~ahor
-29 ~aisl
19 ~alac
-33 ~alam
-66 ~alar
43 ~alca
-18 ~alco
-71 ~almo
-102 ~alow
-46 ~altu
-52 ~alwa
23 ~amar
125 ~ambu
37 ~amon
28 ~ampo
-64 ~ampu
-50 ~anch
-22 ~ancl
-22 ~angl
98 ~ankl
-21 ~anoc
-52 ~anot
41 ~answ
-109 ~ante
31 ~anti
-24 ~anym
-30 ~anyo
-17 ~anyw
-65 ~apag
-30 ~apar
-17 ~apil
124 ~apla
-75 ~apli
68 ~apre
-40 ~apri
-58 ~apro
-36 ~apun
33 ~aran
-46 ~arbo
-30 ~ares
-17 ~arma
126 ~armp
-54 ~arne
-97 ~asbe
-36 ~aske
48 ~aski
36 ~asph
40 ~asth
24 ~asti
42 ~atac
28 ~ator
63 ~atra
109 ~atro
70 ~auge
-18 ~augu
-16 ~aume
-19 ~auto
74 ~aven
-41 ~avis
22 ~awak
56 ~ayud
68 ~azot
-61 ~badg
47 ~baja
-19 ~bake
61 ~bala
-46 ~band
-21 ~bane
22 ~bang
-74 ~bara
36 ~barb
15 ~bare
-52 ~bari
22 ~base
-23 ~bask
-27 ~basu
-34 ~bate
-22 ~bear
-74 ~beca
-89 ~befo
-32 ~behi
15 ~belo
-18 ~belt
54 ~bely
-18 ~bene
-19 ~bepe
-29 ~bete
40 ~bige
-33 ~bind
115 ~bite
64 ~blac
-48 ~blad
22 ~blan
26 ~blas
76 ~bled
92 ~blin
42 ~blis
-18 ~bloc
-45 ~boar
-32 ~body
-28 ~bolt
-31 ~bomb
-15 ~bone
-23 ~bord
15 ~boro
-20 ~bota
37 ~bote
-27 ~boti
-19 ~botl
-20 ~boun
-50 ~brac
-73 ~brak
-70 ~bran
84 ~braz
42 ~brea
-56 ~bric
-55 ~brow
-26 ~brus
18 ~bubl
-40 ~buck
-23 ~budg
-28 ~buen
-20 ~buil
20 ~bump
-91 ~bund
-26 ~buri
44 ~burn
31 ~burs
-21 ~busi
-18 ~bute
42 ~cabe
-15 ~cabi
-39 ~cabl
47 ~cach
30 ~cade
-28 ~caid
-25 ~cala
-19 ~calc
-19 ~cale
89 ~calf
-30 ~cali
-45 ~calo
-93 ~camb
-22 ~cana
-78 ~cand
67 ~cano
78 ~cara
-26 ~card
-77 ~care
-91 ~carg
18 ~carn
-67 ~cart
18 ~caug
-25 ~caus
98 ~cave
82 ~caye
-25 ~ceil
-21 ~ceme
-73 ~cerc
-89 ~cert
-58 ~chal
16 ~cham
-73 ~chan
-22 ~chap
-50 ~char
-97 ~chec
48 ~chek
-28 ~chem
104 ~ches
-15 ~chic
17 ~chin
-46 ~chip
-17 ~chis
34 ~chlo
-40 ~choc
40 ~chop
63 ~chor
62 ~chue
-19 ~chut
-25 ~cier
19 ~cili
-27 ~cimb
-19 ~cinc
32 ~cint
52 ~cist
-41 ~cita
-70 ~clai
-16 ~clam
-30 ~clas
70 ~clav
-69 ~clea
-30 ~clie
-64 ~clim
15 ~clin
-22 ~cloc
61 ~clor
-36 ~clos
-39 ~clot
-21 ~clut
57 ~coat
136 ~cola
-23 ~cole
24 ~colo
-41 ~colu
20 ~come
75 ~comi
-126 ~comp
-19 ~conc
-37 ~cond
-39 ~cone
-16 ~conf
-21 ~cong
65 ~cono
-15 ~cons
26 ~cont
110 ~conv
30 ~cope
61 ~cora
-41 ~cord
-33 ~core
-16 ~cori
68 ~corn
-17 ~coro
37 ~cost
81 ~coug
-85 ~coul
-84 ~coun
-65 ~cove
-45 ~crac
73 ~cram
-29 ~cran
23 ~cras
-71 ~craz
-48 ~crea
-36 ~crib
-18 ~cros
-45 ~cruc
104 ~crum
50 ~crus
38 ~cryi
-26 ~cual
-147 ~cuan
-24 ~cuar
21 ~cuat
-15 ~cubi
-30 ~cubr
117 ~cuel
-104 ~cuen
28 ~cuer
20 ~cuid
28 ~culv
-16 ~cuna
87 ~cure
-85 ~curs
18 ~cute
-38 ~cuti
-67 ~cyli
-17 ~dail
-51 ~dama
20 ~dand
-15 ~dang
-25 ~dead
-21 ~deat
44 ~deba
-17 ~debe
-19 ~debi
-26 ~debr
-30 ~deci
45 ~deck
124 ~dedo
-43 ~dedu
-62 ~degl
-47 ~deja
33 ~deli
-43 ~demo
-30 ~deni
-42 ~dent
-19 ~depa
-16 ~dept
-18 ~dere
23 ~deri
18 ~deru
84 ~desa
-103 ~desc
41 ~desd
68 ~desm
98 ~desp
-48 ~dest
-17 ~dete
35 ~dien
26 ~digi
-83 ~disc
-25 ~dise
-80 ~dist
-29 ~ditc
41 ~dizi
28 ~dobl
-39 ~docu
-49 ~doin
-19 ~dola
31 ~dolo
-64 ~domi
-64 ~dond
-25 ~dorm
53 ~drag
41 ~drai
160 ~dran
-46 ~dril
-17 ~drin
19 ~drip
-74 ~driv
22 ~drol
65 ~drop
-32 ~drov
-16 ~drun
-145 ~dryw
-64 ~dump
56 ~durm
-20 ~dust
-58 ~earl
40 ~ears
72 ~echa
-55 ~eigh
-17 ~ejem
22 ~elbo
28 ~elec
36 ~elep
108 ~elev
-45 ~else
-46 ~emai
-35 ~emer
-19 ~empi
-26 ~empl
-19 ~empr
-38 ~empt
44 ~enci
44 ~enco
32 ~encu
28 ~ende
-25 ~ener
-58 ~engi
-110 ~enou
-39 ~ense
63 ~ente
-53 ~entr
-17 ~envi
-40 ~equi
-71 ~esca
-38 ~esco
-24 ~escr
21 ~escu
-24 ~esli
-31 ~esme
-22 ~espa
-48 ~espe
48 ~espo
39 ~espu
-29 ~esti
52 ~esto
-18 ~estr
-15 ~estu
-68 ~etiq
21 ~ever
-22 ~evit
-45 ~exam
-63 ~exca
-31 ~exha
-17 ~expe
-35 ~expi
47 ~expl
17 ~expo
-78 ~exte
-120 ~exti
-19 ~extr
68 ~eyel
106 ~eyes
-18 ~eyew
87 ~face
116 ~fain
32 ~fale
27 ~fami
16 ~fast
52 ~feal
-56 ~fech
64 ~fele
-53 ~fenc
-22 ~fibe
-24 ~fiel
-23 ~fift
29 ~figh
42 ~fili
-26 ~filt
-15 ~fina
-24 ~fine
66 ~fing
-20 ~fini
19 ~fire
-41 ~firm
-52 ~firs
-24 ~fixe
-40 ~fixi
-29 ~flam
23 ~flas
76 ~flip
47 ~floa
-20 ~floj
-67 ~fluf
30 ~flui
-21 ~flus
17 ~flut
143 ~foam
28 ~fold
38 ~folo
146 ~fore
-56 ~fork
-55 ~form
-15 ~foti
-20 ~fray
-52 ~fren
-32 ~fres
-49 ~frez
-48 ~frid
-31 ~fron
21 ~fume
29 ~fumi
-18 ~fune
-35 ~galo
-25 ~galv
-19 ~ganc
21 ~garg
35 ~gato
-48 ~gaug
-51 ~gene
55 ~geti
38 ~gira
-92 ~glas
-52 ~glov
-18 ~gogl
19 ~goin
43 ~golp
30 ~gose
17 ~grab
-24 ~grac
-41 ~grad
34 ~grai
73 ~gran
65 ~grav
-39 ~grea
-25 ~grin
76 ~grit
16 ~grue
-41 ~guan
-137 ~guar
-15 ~guid
94 ~guns
-20 ~habe
-17 ~habi
71 ~habl
-33 ~hace
-18 ~halw
-45 ~hame
-22 ~hand
65 ~hang
-30 ~hape
-20 ~hard
-97 ~harn
22 ~hatc
94 ~havi
-41 ~haza
-22 ~hazc
17 ~head
-39 ~heal
111 ~hear
-36 ~heat
-37 ~heav
-55 ~heig
16 ~heim
-16 ~helm
-64 ~help
-51 ~hera
94 ~heri
-19 ~hern
-15 ~hide
-19 ~hidr
20 ~high
-19 ~hila
36 ~hinc
16 ~hisi
-41 ~hitc
43 ~hive
-21 ~hois
37 ~hoke
25 ~hold
-28 ~hole
32 ~homb
26 ~hope
-53 ~hora
-57 ~hose
-81 ~hour
-20 ~huec
73 ~hues
-18 ~humi
39 ~hund
24 ~hurt
23 ~hydr
26 ~hypo
-16 ~igno
-19 ~igua
20 ~impa
-26 ~inca
-55 ~inch
-53 ~inci
-17 ~incl
41 ~inco
-15 ~inde
-27 ~indo
31 ~infa
104 ~ingl
74 ~inha
-60 ~inju
22 ~insi
-94 ~insp
-56 ~inst
-118 ~insu
-57 ~inte
-24 ~inun
-21 ~itse
-35 ~jack
-22 ~jame
30 ~jean
69 ~jerk
-21 ~join
-45 ~joki
15 ~joys
-36 ~juga
142 ~jump
22 ~kele
30 ~ketl
53 ~kick
-36 ~kile
-27 ~kili
-21 ~kilo
82 ~kind
21 ~kitc
-21 ~knel
-35 ~knes
50 ~knif
40 ~knoc
-24 ~know
-69 ~labe
21 ~labi
-55 ~lade
-24 ~ladr
-24 ~lagi
-21 ~lamp
-46 ~lant
-59 ~lany
-20 ~larg
-38 ~lase
-44 ~last
-20 ~latc
-16 ~late
-123 ~laug
-55 ~lava
22 ~layi
-26 ~leak
23 ~lean
-44 ~leav
-47 ~lega
96 ~legs
-24 ~lejo
-51 ~lena
-16 ~lens
-39 ~lent
-16 ~lesi
-33 ~lete
-59 ~letr
-30 ~leva
-82 ~leve
-52 ~libr
-30 ~lice
-40 ~lift
-39 ~ligh
-96 ~limi
-36 ~limp
-75 ~line
38 ~lips
-64 ~load
-37 ~loca
-105 ~lock
-21 ~logi
38 ~lora
36 ~lose
-40 ~lovi
-23 ~lueg
-15 ~luga
30 ~lumb
-71 ~lunc
39 ~lung
-24 ~luvi
42 ~lyin
72 ~mach
-22 ~made
-23 ~make
-24 ~mana
17 ~manc
-50 ~mand
28 ~mang
95 ~mano
-17 ~manu
-49 ~maqu
-34 ~marc
77 ~mare
-40 ~mark
-54 ~mart
-55 ~masc
-31 ~mask
-36 ~mate
-29 ~maxi
-34 ~mean
-92 ~meas
-15 ~meca
-21 ~mejo
40 ~melt
-16 ~memb
-34 ~mens
-29 ~ment
-38 ~meta
-46 ~mete
-20 ~meti
-30 ~mezc
-27 ~midl
-30 ~midr
-35 ~mien
16 ~migh
-46 ~mini
42 ~minu
-33 ~miro
-36 ~mise
-15 ~misf
-29 ~misi
-29 ~mist
35 ~mixe
43 ~moan
-55 ~moja
-78 ~mond
-17 ~moni
-22 ~mont
44 ~mora
54 ~mord
15 ~mori
-75 ~morn
-73 ~moto
56 ~mout
-40 ~movi
40 ~mowe
-27 ~muer
18 ~muev
-68 ~mult
19 ~mune
28 ~muri
40 ~musc
-41 ~mush
-37 ~musi
-105 ~nadi
18 ~nail
-38 ~nebl
16 ~nece
115 ~neck
-58 ~nede
-17 ~neig
-35 ~nigh
-49 ~nine
37 ~ning
-31 ~nobo
-38 ~noch
19 ~nodi
-53 ~nois
-18 ~noma
-19 ~nomb
15 ~nons
17 ~norm
-16 ~nort
52 ~nose
28 ~noso
42 ~noth
-40 ~nuev
-35 ~numb
-50 ~nume
-17 ~nunc
-19 ~nylo
-31 ~obli
-28 ~obse
-37 ~ocup
-51 ~ofic
-62 ~ofte
74 ~ojos
-58 ~open
-21 ~oper
-31 ~oran
-56 ~orde
-35 ~oscu
-33 ~outf
-32 ~outr
-15 ~outs
59 ~over
-18 ~owne
-61 ~oxid
-52 ~pace
-34 ~padl
-43 ~paga
-26 ~pagi
-58 ~pain
18 ~pali
130 ~palm
56 ~pant
60 ~panz
-115 ~pape
-124 ~para
29 ~pare
-39 ~park
-47 ~part
-109 ~pasa
103 ~pase
21 ~pasi
24 ~past
-19 ~pasw
-21 ~pave
19 ~pean
79 ~pech
24 ~peda
27 ~pega
-80 ~peli
101 ~pens
-29 ~perc
-26 ~perd
-139 ~perm
-19 ~pern
65 ~pesc
-87 ~phon
-56 ~phot
-20 ~phys
49 ~pica
-84 ~pict
-23 ~pide
-32 ~pied
107 ~pier
-18 ~pies
-36 ~piez
-17 ~pile
77 ~pine
34 ~pinh
21 ~pinp
16 ~pinz
58 ~pisa
18 ~pist
-42 ~plac
-98 ~plan
-42 ~plat
53 ~plea
19 ~plie
-55 ~plom
-59 ~plug
29 ~plum
-31 ~plyw
-24 ~pode
21 ~pois
-22 ~poke
65 ~poki
-43 ~pole
-62 ~poli
-56 ~polv
-98 ~pone
-45 ~pong
27 ~poni
88 ~pope
-34 ~porq
-47 ~port
-16 ~poun
18 ~pour
-44 ~powd
20 ~powe
-54 ~prac
-28 ~prec
-59 ~preg
77 ~pren
-36 ~pres
-45 ~prev
-36 ~pric
-20 ~prin
-17 ~prob
-17 ~proc
-32 ~prog
-18 ~pron
-108 ~prot
-19 ~prov
-56 ~prue
-123 ~pued
-38 ~puen
-28 ~pues
45 ~puki
83 ~pule
-26 ~pulg
46 ~puli
181 ~puls
-92 ~punt
126 ~pupi
18 ~pura
33 ~purp
69 ~push
-26 ~pusi
-67 ~puti
-28 ~qual
-15 ~queb
60 ~qued
78 ~quem
-36 ~ques
22 ~quic
-101 ~quie
-86 ~rail
-49 ~rain
-23 ~rais
-21 ~raja
25 ~rami
42 ~rapi
-19 ~rate
84 ~ratl
-18 ~raya
-21 ~rayo
57 ~reac
15 ~real
15 ~reci
-40 ~recl
-117 ~reco
-19 ~recu
-16 ~refl
47 ~refr
-21 ~refu
27 ~rega
-103 ~regi
-53 ~regl
-20 ~regu
-49 ~rela
-30 ~rele
27 ~reme
-15 ~remo
-30 ~rent
-15 ~repa
-69 ~repl
-184 ~repo
-105 ~requ
-57 ~resc
-28 ~rese
-38 ~resi
67 ~resp
-28 ~resu
25 ~rete
-39 ~reti
-30 ~retr
-19 ~retu
27 ~reve
-93 ~revi
21 ~revo
96 ~ribs
-40 ~ridi
-47 ~righ
-15 ~rigi
16 ~rins
27 ~rive
30 ~rodi
95 ~role
-45 ~roli
-76 ~romp
23 ~ronc
-24 ~rota
24 ~rote
-20 ~rube
-32 ~ruid
-54 ~rule
25 ~runi
87 ~saca
-94 ~safe
26 ~sale
36 ~sali
-48 ~salt
38 ~sand
80 ~sang
-15 ~satu
-22 ~sawd
-16 ~sawh
61 ~sayi
-68 ~scaf
39 ~scal
-79 ~scar
-74 ~sche
-44 ~scho
15 ~scor
-82 ~scra
28 ~scre
-36 ~seas
-15 ~seci
92 ~seco
25 ~secr
-91 ~segu
29 ~sein
47 ~seiz
-142 ~sema
-67 ~sena
-24 ~sens
65 ~sent
-31 ~sepa
-47 ~sept
-50 ~serv
-102 ~seti
-32 ~setl
34 ~shac
-49 ~shad
43 ~shaf
-22 ~shal
-32 ~shar
15 ~shaw
-27 ~shel
-50 ~shet
-23 ~shie
-61 ~shif
126 ~shin
-24 ~ship
93 ~shir
-35 ~shor
139 ~shot
-48 ~shov
41 ~shre
-21 ~shro
-17 ~shut
37 ~side
-16 ~sidi
82 ~sien
-17 ~sigh
-156 ~sign
-70 ~sili
33 ~sinc
-32 ~sing
-19 ~sink
19 ~siph
-106 ~sirv
-61 ~sist
-32 ~siti
52 ~size
26 ~skid
-17 ~skil
41 ~skin
79 ~skip
32 ~skul
-53 ~slac
51 ~slep
-19 ~slev
24 ~slic
-71 ~slid
-96 ~slin
39 ~slip
51 ~sliv
-41 ~slop
98 ~slum
16 ~smil
69 ~smok
23 ~snow
44 ~soak
124 ~sock
-57 ~sofi
-38 ~sold
26 ~solt
-29 ~solv
-44 ~somb
18 ~soun
-43 ~spac
16 ~spec
-40 ~spid
23 ~spil
-18 ~spin
46 ~spla
47 ~spli
-35 ~spre
-38 ~spri
55 ~spur
26 ~squa
109 ~squi
82 ~stab
-23 ~stac
-68 ~stan
23 ~stap
-68 ~star
-15 ~stay
23 ~stea
-33 ~step
-108 ~stic
-41 ~stin
-42 ~stoc
60 ~stom
94 ~stop
-77 ~stor
-25 ~stra
-38 ~stre
22 ~stri
17 ~stro
94 ~stru
52 ~stuc
-83 ~subi
-15 ~suci
15 ~suda
31 ~sude
22 ~sueg
-29 ~suel
31 ~suen
51 ~suga
-85 ~sume
-17 ~sund
-46 ~supl
-23 ~supo
-33 ~surg
-42 ~surv
-26 ~susp
-25 ~sust
121 ~swal
-20 ~swap
-33 ~swar
39 ~swel
17 ~swep
-17 ~swol
48 ~swun
-17 ~symb
-23 ~take
68 ~talk
-24 ~tamb
-19 ~tank
44 ~tanq
-41 ~tant
-32 ~tapo
-73 ~tard
-18 ~tare
-24 ~tast
-61 ~teac
-16 ~tear
-25 ~tech
-41 ~tele
48 ~temb
-59 ~temp
28 ~tend
-38 ~tene
-37 ~teng
-17 ~tens
-48 ~test
-19 ~teta
-28 ~texa
-49 ~than
116 ~thig
116 ~thin
-111 ~thos
85 ~thre
82 ~thro
85 ~thum
-79 ~thun
-31 ~tick
26 ~tien
71 ~ties
53 ~tigh
-64 ~time
25 ~ting
140 ~tipe
-17 ~tipi
61 ~tira
-23 ~tire
-30 ~toca
-105 ~toda
-29 ~toeb
45 ~toes
-22 ~toil
-63 ~tolb
-52 ~tomo
79 ~tong
-34 ~toni
54 ~tont
-30 ~torm
37 ~torn
-30 ~torq
34 ~tose
18 ~tosi
102 ~tour
24 ~towe
-30 ~toxi
-161 ~trab
-35 ~trae
-41 ~traf
66 ~trag
-76 ~trai
16 ~traj
109 ~trap
41 ~trea
-28 ~tren
-68 ~trig
-22 ~trin
-54 ~trip
17 ~troq
-26 ~trow
-58 ~true
-54 ~tues
-15 ~tumb
17 ~tune
-19 ~turn
-23 ~twen
-15 ~twic
61 ~twit
-27 ~tyve
51 ~unco
48 ~unre
-17 ~uplo
-37 ~usan
-38 ~usar
-39 ~usin
-21 ~util
-30 ~vaca
-37 ~vaci
-22 ~vacu
-49 ~vali
31 ~valv
-17 ~vamo
28 ~vari
19 ~vece
17 ~vehi
41 ~vela
25 ~vena
-30 ~venc
-25 ~vend
71 ~vene
54 ~veng
-41 ~vera
-58 ~verd
18 ~vese
-30 ~vest
-24 ~vibo
-46 ~vibr
-117 ~vide
27 ~vidr
-23 ~viej
-46 ~vien
-31 ~vine
29 ~volc
-15 ~volt
-19 ~volu
-19 ~volv
120 ~vomi
36 ~wade
26 ~wais
-34 ~wait
17 ~waki
69 ~walk
-73 ~want
20 ~ware
-16 ~warm
-32 ~warn
-20 ~wasp
-19 ~wast
-60 ~watc
-28 ~wear
-30 ~weat
-21 ~weig
16 ~weir
-31 ~weke
-51 ~weld
-38 ~wher
25 ~whet
114 ~whez
-103 ~whic
-58 ~whil
55 ~whip
-53 ~whis
-16 ~whit
-52 ~whos
-21 ~wide
-16 ~widt
20 ~wili
29 ~winc
-28 ~wind
-25 ~wint
-58 ~wipe
-51 ~wire
-68 ~with
-26 ~wode
19 ~word
-75 ~work
-22 ~wors
-63 ~woul
45 ~wrap
-34 ~wren
86 ~wris
-126 ~writ
-28 ~wrot
-47 ~yawn
-106 ~year
74 ~yeli
28 ~yelo
-135 ~yest
-18 ~zaca
-40 ~zape
`;
